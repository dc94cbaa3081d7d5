package svc

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"strconv"
	"strings"
	"time"
)

const (
	// The server sends a comment every 15 seconds: who hears nothing for longer is cut off.
	silence    = 45 * time.Second
	remembered = 1000
)

// LiveEvent is what happened, as it happens. Events.Explain says everything about it.
type LiveEvent struct {
	ID string `json:"id"`
	// Event is click, lead, sale, refund, or gap: too many happened at once.
	Event     string             `json:"event"`
	Timestamp string             `json:"timestamp"`
	Link      *LiveLink          `json:"link"`
	Click     map[string]*string `json:"click"`
	EventName string             `json:"eventName,omitempty"`
	Customer  *LiveCustomer      `json:"customer,omitempty"`
	Sale      *LiveSale          `json:"sale,omitempty"`
	Refund    *LiveRefund        `json:"refund,omitempty"`
	// Skipped is how many events a gap leaves out.
	Skipped int `json:"skipped,omitempty"`
}

// LiveLink is the link of an event.
type LiveLink struct {
	ID        string `json:"id"`
	Domain    string `json:"domain"`
	Key       string `json:"key"`
	ShortLink string `json:"shortLink"`
}

// LiveCustomer is who an event is about.
type LiveCustomer struct {
	ID         *string `json:"id"`
	ExternalID *string `json:"externalId"`
	Name       *string `json:"name"`
}

// LiveSale is what was bought.
type LiveSale struct {
	Amount    int64   `json:"amount"`
	Currency  string  `json:"currency"`
	InvoiceID *string `json:"invoiceId"`
}

// LiveRefund is what was given back.
type LiveRefund struct {
	Amount   int64  `json:"amount"`
	Currency string `json:"currency"`
	SaleID   string `json:"saleId"`
}

// Stream follows the events as they happen, connecting again when it breaks off. Each event comes once.
type Stream struct {
	transport *transport
	ctx       context.Context
	path      string
	lastID    string
	retry     time.Duration
	seen      map[string]bool
	order     []string
	body      io.ReadCloser
	lines     *bufio.Reader
	timer     *time.Timer
	current   LiveEvent
	err       error
}

func newStream(ctx context.Context, t *transport, path, lastEventID string) *Stream {
	return &Stream{transport: t, ctx: ctx, path: path, lastID: lastEventID, retry: 2 * time.Second, seen: map[string]bool{}}
}

// Next waits for the next event. It returns false when the context ends, and when the server refuses.
func (s *Stream) Next() bool {
	for s.err == nil {
		event, err := s.read()
		var brokeOff *ConnectionError
		switch {
		case err == nil && s.remember(event.ID):
			s.current = event
			return true
		case err == nil:
		case s.ctx.Err() != nil:
			s.err = s.ctx.Err()
		case errors.As(err, &brokeOff):
			s.Close()
			s.err = wait(s.ctx, s.retry)
		default:
			s.err = err
		}
	}
	return false
}

// Current returns the event that Next has read.
func (s *Stream) Current() LiveEvent { return s.current }

// Err returns what ended the stream.
func (s *Stream) Err() error { return s.err }

// Close ends the stream.
func (s *Stream) Close() error {
	if s.body == nil {
		return nil
	}
	s.timer.Stop()
	err := s.body.Close()
	s.body = nil
	return err
}

func (s *Stream) remember(id string) bool {
	if id == "" {
		return true
	}
	if s.seen[id] {
		return false
	}
	s.seen[id] = true
	if s.order = append(s.order, id); len(s.order) > remembered {
		delete(s.seen, s.order[0])
		s.order = s.order[1:]
	}
	return true
}

func (s *Stream) read() (event LiveEvent, err error) {
	if s.body == nil {
		if err := s.open(); err != nil {
			return event, err
		}
	}
	fields := map[string]string{}
	for {
		line, err := s.lines.ReadString('\n')
		if err != nil {
			return event, &ConnectionError{Err: err}
		}
		s.timer.Reset(silence)
		line = strings.TrimRight(line, "\r\n")
		if line != "" {
			name, value, _ := strings.Cut(line, ":")
			fields[name] = strings.TrimPrefix(value, " ")
			continue
		}
		if retry, err := strconv.Atoi(fields["retry"]); err == nil {
			s.retry = time.Duration(retry) * time.Millisecond
		}
		if data, ok := fields["data"]; ok {
			if id := fields["id"]; id != "" {
				s.lastID = id
			}
			event.Event = fields["event"]
			return event, json.NewDecoder(bytes.NewBufferString(data)).Decode(&event)
		}
		fields = map[string]string{}
	}
}

func (s *Stream) open() error {
	request, err := http.NewRequestWithContext(s.ctx, http.MethodGet, s.transport.apiURL+s.path, nil)
	if err != nil {
		return &ConfigurationError{err.Error()}
	}
	request.Header.Set("Authorization", "Bearer "+s.transport.apiKey)
	request.Header.Set("Accept", "text/event-stream")
	if s.lastID != "" {
		request.Header.Set("Last-Event-ID", s.lastID)
	}
	response, err := s.transport.doer.Do(request)
	if err != nil {
		return &ConnectionError{Err: err}
	}
	if response.StatusCode != http.StatusOK {
		defer response.Body.Close()
		body, _ := io.ReadAll(response.Body)
		refusal := readError(response, body)
		if response.StatusCode == http.StatusTooManyRequests || response.StatusCode >= 500 {
			return &ConnectionError{Err: refusal}
		}
		return refusal
	}
	if !strings.Contains(response.Header.Get("Content-Type"), "event-stream") {
		response.Body.Close()
		return &UnexpectedAnswerError{response.StatusCode, "The answer is no stream of events."}
	}
	s.body = response.Body
	s.lines = bufio.NewReader(response.Body)
	s.timer = time.AfterFunc(silence, func() { response.Body.Close() })
	return nil
}
