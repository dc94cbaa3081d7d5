package svc

import (
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"time"
)

// Option changes how a client reaches the server.
type Option func(*settings)

type settings struct {
	apiKey     string
	apiURL     string
	timeout    time.Duration
	maxRetries int
	doer       Doer
}

// Doer sends one request. *http.Client is one.
type Doer interface {
	Do(request *http.Request) (*http.Response, error)
}

// WithTimeout says how long one attempt may take. Default: 30 seconds.
func WithTimeout(timeout time.Duration) Option {
	return func(s *settings) { s.timeout = timeout }
}

// WithMaxRetries says how often a request is repeated when the server does not answer, or is busy. Default: 2.
func WithMaxRetries(times int) Option {
	return func(s *settings) { s.maxRetries = times }
}

// WithDoer sends requests by something else, which must not follow redirects.
func WithDoer(doer Doer) Option {
	return func(s *settings) { s.doer = doer }
}

// RequestOption changes one call.
type RequestOption func(*requestSettings)

type requestSettings struct {
	idempotencyKey string
	timeout        time.Duration
	maxRetries     int
}

// WithIdempotencyKey names a POST, so that repeating it changes nothing. Default: a random one for each call.
func WithIdempotencyKey(key string) RequestOption {
	return func(r *requestSettings) { r.idempotencyKey = key }
}

// WithRequestTimeout says how long one attempt of this call may take.
func WithRequestTimeout(timeout time.Duration) RequestOption {
	return func(r *requestSettings) { r.timeout = timeout }
}

// WithRequestMaxRetries says how often this call is repeated.
func WithRequestMaxRetries(times int) RequestOption {
	return func(r *requestSettings) { r.maxRetries = times }
}

func readSettings(apiKey, baseURL string, options []Option) (*settings, error) {
	read := &settings{timeout: 30 * time.Second, maxRetries: 2, doer: &http.Client{
		// The key goes nowhere else.
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}}
	for _, option := range options {
		option(read)
	}
	if read.timeout <= 0 {
		return nil, &ConfigurationError{"The timeout is above 0."}
	}
	if read.maxRetries < 0 {
		return nil, &ConfigurationError{"MaxRetries is 0 or more."}
	}
	var err error
	if read.apiKey, err = readKey(apiKey); err != nil {
		return nil, err
	}
	read.apiURL, err = readURL(baseURL)
	return read, err
}

var secretKey = regexp.MustCompile(`\Asvc_sk_[\w-]+\z`)

func readKey(key string) (string, error) {
	switch {
	case key == "":
		return "", &ConfigurationError{"The API key is missing: pass a secret key (svc_sk_…)."}
	case strings.HasPrefix(key, "svc_pk_"):
		return "", &ConfigurationError{"The API key is a publishable key (svc_pk_…), which is for browsers. Servers use a secret key (svc_sk_…)."}
	case !secretKey.MatchString(key):
		return "", &ConfigurationError{"The API key is not a secret key: it begins with svc_sk_ and has no spaces or line breaks."}
	}
	return key, nil
}

func readURL(text string) (string, error) {
	parsed, err := url.Parse(text)
	if err != nil || parsed.Host == "" || (parsed.Scheme != "http" && parsed.Scheme != "https") ||
		parsed.User != nil || parsed.RawQuery != "" || parsed.Fragment != "" {
		return "", &ConfigurationError{"The base URL is the address of your server, such as https://refer.example.com."}
	}
	path := strings.TrimSuffix(strings.TrimRight(parsed.EscapedPath(), "/"), "/api")
	return parsed.Scheme + "://" + parsed.Host + path + "/api", nil
}

func (s *settings) forCall(options []RequestOption) requestSettings {
	call := requestSettings{timeout: s.timeout, maxRetries: s.maxRetries}
	for _, option := range options {
		option(&call)
	}
	return call
}
