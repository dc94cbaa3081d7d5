package svc

import (
	"context"
	"encoding/json"
	"fmt"
)

const fullPage = 100

type paging int

const (
	byID paging = iota
	byNumber
	byPage
)

// Iterator reads a list of any length page by page:
//
//	links := client.Links.List(ctx, svc.ListLinksParams{})
//	for links.Next() {
//		fmt.Println(links.Current().ShortLink)
//	}
//	if err := links.Err(); err != nil { … }
type Iterator[T any] struct {
	read   func(query map[string]any) ([]json.RawMessage, error)
	paging paging
	query  map[string]any
	size   int
	// items are what is left of the page.
	items   []json.RawMessage
	current T
	isOver  bool
	err     error
}

func newIterator[T any](ctx context.Context, t *transport, c call, how paging) *Iterator[T] {
	query, err := fieldsOf(c.query)
	iterator := &Iterator[T]{paging: how, query: query, err: err, size: fullPage}
	iterator.read = func(query map[string]any) (page []json.RawMessage, err error) {
		c.query = query
		return page, t.json(ctx, c, &page)
	}
	for _, name := range []string{"pageSize", "limit"} {
		if size, ok := query[name]; ok {
			fmt.Sscan(fmt.Sprint(size), &iterator.size)
		}
	}
	// A cursor goes with the order of the ids only.
	if query["page"] != nil || query["sortBy"] != nil {
		iterator.paging = byPage
	}
	return iterator
}

// Next reads the next item. It returns false at the end, and after an error.
func (i *Iterator[T]) Next() bool {
	if i.err == nil && len(i.items) == 0 && !i.isOver {
		i.readPage()
	}
	if i.err != nil || len(i.items) == 0 {
		return false
	}
	var item T
	if err := json.Unmarshal(i.items[0], &item); err != nil {
		i.err = &UnexpectedAnswerError{200, "An item of the list cannot be read: " + err.Error()}
		return false
	}
	i.current, i.items = item, i.items[1:]
	return true
}

// Current returns the item that Next has read.
func (i *Iterator[T]) Current() T { return i.current }

// Err returns what ended the list too early.
func (i *Iterator[T]) Err() error { return i.err }

// All reads everything, or the first limit when it is above 0.
func (i *Iterator[T]) All(limit int) ([]T, error) {
	items := []T{}
	for (limit <= 0 || len(items) < limit) && i.Next() {
		items = append(items, i.Current())
	}
	return items, i.Err()
}

func (i *Iterator[T]) readPage() {
	if i.items, i.err = i.read(i.query); i.err != nil {
		return
	}
	_, isBackwards := i.query["endingBefore"]
	if i.isOver = len(i.items) < i.size || isBackwards; i.isOver {
		return
	}
	var last struct {
		ID     string `json:"id"`
		Number int64  `json:"number"`
	}
	switch i.paging {
	case byPage:
		page := int64(1)
		if given, ok := i.query["page"]; ok {
			fmt.Sscan(fmt.Sprint(given), &page)
		}
		i.query["page"] = page + 1
	case byNumber:
		i.err = json.Unmarshal(i.items[len(i.items)-1], &last)
		i.query["after"] = last.Number
	case byID:
		i.err = json.Unmarshal(i.items[len(i.items)-1], &last)
		i.query["startingAfter"] = last.ID
	}
}
