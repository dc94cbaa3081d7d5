package svc

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	mathrand "math/rand"
	"net/http"
	"net/url"
	"strings"
	"time"
)

const (
	firstWait   = 500 * time.Millisecond
	longestWait = 8 * time.Second
	// Who is told to come back later than this is told, rather than kept waiting.
	longestRetryAfter = time.Minute
)

var retried = map[int]bool{408: true, 429: true, 500: true, 502: true, 503: true, 504: true}

// transport sends requests, and repeats those that got no answer.
type transport struct{ *settings }

// call is one request, before it is written.
type call struct {
	method string
	path   string
	// ids fill the path, each as one part of it.
	ids   []string
	query any
	body  any
	// text is sent as it is.
	text    *string
	options []RequestOption
}

// json sends a call and reads its answer into result.
func (t *transport) json(ctx context.Context, c call, result any) error {
	body, status, err := t.send(ctx, c)
	if err != nil {
		return err
	}
	if err := json.Unmarshal(body, result); err != nil {
		message := fmt.Sprintf("The answer cannot be read, so it is not the API's (%v). It begins with %.60q.", err, body)
		return &UnexpectedAnswerError{status, message}
	}
	return nil
}

func (t *transport) string(ctx context.Context, c call) (string, error) {
	body, _, err := t.send(ctx, c)
	return string(body), err
}

func (t *transport) send(ctx context.Context, c call) ([]byte, int, error) {
	address, err := t.address(c)
	if err != nil {
		return nil, 0, err
	}
	content, contentType, err := write(c)
	if err != nil {
		return nil, 0, err
	}
	settings := t.forCall(c.options)
	header := http.Header{"Authorization": {"Bearer " + t.apiKey}, "User-Agent": {"svc-go/0.1.0"}}
	if contentType != "" {
		header.Set("Content-Type", contentType)
	}
	if c.method == http.MethodPost {
		key := settings.idempotencyKey
		if key == "" {
			key = randomKey()
		}
		header.Set("Idempotency-Key", key)
	}
	for attempt := 0; ; attempt++ {
		response, body, err := t.once(ctx, settings.timeout, c.method, address, header, content)
		pause := backOff(attempt)
		if err == nil {
			if response.StatusCode >= 200 && response.StatusCode < 300 {
				return body, response.StatusCode, nil
			}
			err = readError(response, body)
			if retryAfter := readRetryAfter(response.Header.Get("Retry-After")); retryAfter != nil {
				pause = *retryAfter
			}
			if !retried[response.StatusCode] || pause > longestRetryAfter {
				return nil, 0, err
			}
		} else if ctx.Err() != nil {
			return nil, 0, ctx.Err()
		}
		if attempt >= settings.maxRetries {
			return nil, 0, err
		}
		if err := wait(ctx, pause); err != nil {
			return nil, 0, err
		}
	}
}

func (t *transport) once(ctx context.Context, timeout time.Duration, method, address string, header http.Header, content []byte) (*http.Response, []byte, error) {
	ctx, cancel := context.WithTimeout(ctx, timeout)
	defer cancel()
	request, err := http.NewRequestWithContext(ctx, method, address, bytes.NewReader(content))
	if err != nil {
		return nil, nil, &ConfigurationError{err.Error()}
	}
	request.Header = header.Clone()
	response, err := t.doer.Do(request)
	if err != nil {
		return nil, nil, broken(ctx, err)
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	if err != nil {
		return nil, nil, broken(ctx, err)
	}
	return response, body, nil
}

func broken(ctx context.Context, err error) error {
	return &ConnectionError{Timeout: errors.Is(ctx.Err(), context.DeadlineExceeded), Err: err}
}

func (t *transport) address(c call) (string, error) {
	path := c.path
	for _, id := range c.ids {
		if id == "" || id == "." || id == ".." {
			return "", &ConfigurationError{fmt.Sprintf("An id is a text that is not empty, and not %q.", id)}
		}
		path = strings.Replace(path, "{}", url.PathEscape(id), 1)
	}
	query, err := toQuery(c.query)
	return t.apiURL + path + query, err
}

// toQuery writes the fields of a struct behind a question mark.
func toQuery(params any) (string, error) {
	if params == nil {
		return "", nil
	}
	fields, err := fieldsOf(params)
	if err != nil {
		return "", err
	}
	values := url.Values{}
	for name, value := range fields {
		if list, isList := value.([]any); isList {
			parts := make([]string, len(list))
			for at, one := range list {
				parts[at] = fmt.Sprint(one)
			}
			values.Set(name, strings.Join(parts, ","))
		} else if value != nil {
			values.Set(name, fmt.Sprint(value))
		}
	}
	if len(values) == 0 {
		return "", nil
	}
	return "?" + values.Encode(), nil
}

// fieldsOf returns what a struct says in JSON.
func fieldsOf(params any) (map[string]any, error) {
	if fields, ok := params.(map[string]any); ok {
		return fields, nil
	}
	text, err := json.Marshal(params)
	if err != nil {
		return nil, &ConfigurationError{"This cannot be sent as JSON: " + err.Error()}
	}
	fields := map[string]any{}
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.UseNumber()
	return fields, decoder.Decode(&fields)
}

// split takes the fields of these names out of a struct: they stand in the query, the others in the body.
func split(params any, names ...string) (query, body map[string]any, err error) {
	body, err = fieldsOf(params)
	query = map[string]any{}
	for _, name := range names {
		if value, ok := body[name]; ok {
			query[name] = value
			delete(body, name)
		}
	}
	return query, body, err
}

func write(c call) (content []byte, contentType string, err error) {
	if c.text != nil {
		if strings.HasPrefix(*c.text, "<") {
			return []byte(*c.text), "application/xml", nil
		}
		return []byte(*c.text), "text/plain", nil
	}
	if c.body == nil {
		return nil, "", nil
	}
	content, err = json.Marshal(c.body)
	if err != nil {
		return nil, "", &ConfigurationError{"This cannot be sent as JSON: " + err.Error()}
	}
	return content, "application/json", nil
}

func randomKey() string {
	key := make([]byte, 16)
	if _, err := rand.Read(key); err != nil {
		panic(err)
	}
	return hex.EncodeToString(key)
}

// backOff is twice as long each time, less a random part, so that many clients do not come back together.
func backOff(attempt int) time.Duration {
	wait := longestWait
	if attempt < 4 {
		wait = firstWait << attempt
	}
	return time.Duration(float64(wait) * (1 - mathrand.Float64()/4))
}

func wait(ctx context.Context, pause time.Duration) error {
	timer := time.NewTimer(pause)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-timer.C:
		return nil
	}
}
