// Package svctest has a client for your tests.
package svctest

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"strings"
	"sync"

	"svc"
)

// Request is a request that a test has made; Path is below /api, with its query.
type Request struct {
	Method string
	Path   string
	Header http.Header
	Body   json.RawMessage
}

// Fake answers instead of a server: it gives the answers that you lay down, and keeps what was asked.
type Fake struct {
	*svc.Client
	mutex    sync.Mutex
	requests []Request
	answers  map[string][]answer
}

type answer struct {
	status int
	body   []byte
}

// New makes a client that sends nothing.
func New() *Fake {
	fake := &Fake{answers: map[string][]answer{}}
	client, err := svc.New("svc_sk_fake", "http://svc.test", svc.WithDoer(fake), svc.WithMaxRetries(0))
	if err != nil {
		panic(err)
	}
	fake.Client = client
	return fake
}

// Answer lays down an answer: fake.Answer("POST /links", 200, `{"id":"link_1"}`). The last one of a route stays.
func (f *Fake) Answer(route string, status int, body string) {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	f.answers[route] = append(f.answers[route], answer{status, []byte(body)})
}

// Requests returns what was asked.
func (f *Fake) Requests() []Request {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	return append([]Request(nil), f.requests...)
}

// Do answers a request.
func (f *Fake) Do(request *http.Request) (*http.Response, error) {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	body, err := io.ReadAll(request.Body)
	if err != nil {
		return nil, err
	}
	path := strings.TrimPrefix(request.URL.RequestURI(), "/api")
	f.requests = append(f.requests, Request{request.Method, path, request.Header, body})
	route := request.Method + " " + strings.SplitN(path, "?", 2)[0]
	laid := f.answers[route]
	if len(laid) == 0 {
		text := `{"error":{"code":"not_found","message":"No answer was laid down for this route."}}`
		return respond(answer{http.StatusNotFound, []byte(text)}), nil
	}
	if len(laid) > 1 {
		f.answers[route] = laid[1:]
	}
	return respond(laid[0]), nil
}

func respond(a answer) *http.Response {
	return &http.Response{StatusCode: a.status, Header: http.Header{}, Body: io.NopCloser(bytes.NewReader(a.body))}
}
