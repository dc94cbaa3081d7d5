package svc

import (
	"encoding/json"
	"fmt"
	"math"
	"net/http"
	"strconv"
	"time"
)

// ConfigurationError says that the client, or a call, was given something that cannot be sent.
type ConfigurationError struct{ Message string }

func (e *ConfigurationError) Error() string { return e.Message }

// ConnectionError says that the server could not be reached, or broke off, also when the request was repeated.
type ConnectionError struct {
	// Timeout tells whether the server did not answer in time.
	Timeout bool
	Err     error
}

func (e *ConnectionError) Error() string {
	if e.Timeout {
		return "The server did not answer in time: " + e.Err.Error()
	}
	return "The server could not be reached: " + e.Err.Error()
}

// Unwrap returns the cause.
func (e *ConnectionError) Unwrap() error { return e.Err }

// UnexpectedAnswerError says that something answered, but not the API: a redirect, or a page of a proxy.
type UnexpectedAnswerError struct {
	Status  int
	Message string
}

func (e *UnexpectedAnswerError) Error() string { return e.Message }

// SignatureError says that a webhook does not come from the server, or comes too late.
type SignatureError struct{ Message string }

func (e *SignatureError) Error() string { return e.Message }

// Issue is one thing that is wrong with the input; Path is dotted, as in testVariants.0.url.
type Issue struct {
	Path    string `json:"path"`
	Message string `json:"message"`
}

// Error is a refusal of the server. Errors of one code compare by errors.Is: errors.Is(err, svc.ErrNotFound).
type Error struct {
	Status int
	// Code is stable, such as not_found.
	Code    ErrorCode
	Message string
	// DocURL is where the code is explained.
	DocURL string
	// RequestID is what the server's log has this request under.
	RequestID string
	// Issues is everything that is wrong with the input.
	Issues  []Issue
	Details map[string]any
	// RetryAfter says when to try again; nil when the server does not say it.
	RetryAfter *time.Duration
}

func (e *Error) Error() string { return fmt.Sprintf("%s (%s)", e.Message, e.Code) }

// Is tells whether the target is an error of the same code.
func (e *Error) Is(target error) bool {
	other, ok := target.(*Error)
	return ok && other.Status == 0 && other.Code == e.Code
}

// ErrorCode is the code of an error of the API.
type ErrorCode string

// readError reads the error that an answer tells.
func readError(response *http.Response, body []byte) error {
	status := response.StatusCode
	if status >= 300 && status < 400 {
		to := response.Header.Get("Location")
		return &UnexpectedAnswerError{status, "The server redirects to " + to + ". Use its own address as base URL."}
	}
	var told struct {
		Error struct {
			Code    ErrorCode      `json:"code"`
			Message string         `json:"message"`
			DocURL  string         `json:"doc_url"`
			Issues  []Issue        `json:"issues"`
			Details map[string]any `json:"details"`
		} `json:"error"`
	}
	if json.Unmarshal(body, &told) != nil || told.Error.Code == "" {
		message := fmt.Sprintf("The server answers %d, but not as the API does. It begins with %.60q.", status, body)
		return &UnexpectedAnswerError{status, message}
	}
	return &Error{
		Status:     status,
		Code:       told.Error.Code,
		Message:    told.Error.Message,
		DocURL:     told.Error.DocURL,
		RequestID:  response.Header.Get("X-Request-Id"),
		Issues:     told.Error.Issues,
		Details:    told.Error.Details,
		RetryAfter: readRetryAfter(response.Header.Get("Retry-After")),
	}
}

// readRetryAfter reads how long to wait: seconds, or a date.
func readRetryAfter(value string) *time.Duration {
	if seconds, err := strconv.Atoi(value); err == nil && seconds >= 0 {
		wait := time.Duration(seconds) * time.Second
		return &wait
	}
	if date, err := http.ParseTime(value); err == nil {
		wait := time.Duration(math.Max(0, float64(time.Until(date))))
		return &wait
	}
	return nil
}
