// Command conformance does what the conformance cases ask of this library: one JSON object a line, in and out.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"math"
	"net/http"
	"os"
	"reflect"
	"strconv"
	"strings"
	"time"

	"svc"
	"svc/svctest"
)

type command struct {
	Do         string
	BaseURL    string
	APIKey     string
	TimeoutMs  int
	MaxRetries *int
	Resource   string
	Method     string
	Path       []string
	Params     json.RawMessage
	Items      json.RawMessage
	Content    *string
	Take       int
	Options    *struct{ IdempotencyKey string }
	Body       string
	Headers    map[string]string
	Secret     string
	Now        int64
	Header     string
	Value      *string
	Decimal    string
	Kind       string
	Currency   string
}

var client *svc.Client

func main() {
	lines := bufio.NewReader(os.Stdin)
	answers := json.NewEncoder(os.Stdout)
	for {
		line, err := lines.ReadBytes('\n')
		if err != nil {
			return
		}
		var asked command
		if err := json.Unmarshal(line, &asked); err != nil {
			panic(err)
		}
		told := map[string]any{}
		if answer, err := do(asked); err != nil {
			told["error"] = describe(err)
		} else {
			told["ok"] = answer
		}
		if err := answers.Encode(told); err != nil {
			panic(err)
		}
	}
}

func do(asked command) (any, error) {
	switch asked.Do {
	case "client":
		return nil, connect(asked)
	case "call":
		return call(asked)
	case "webhook":
		header := http.Header{}
		for name, value := range asked.Headers {
			header.Set(name, value)
		}
		return svc.VerifyWebhookAt([]byte(asked.Body), header, asked.Secret, time.Unix(asked.Now, 0))
	case "signed":
		header, err := svc.SignWebhook([]byte(asked.Body), asked.Secret)
		if err != nil {
			return nil, err
		}
		return svc.VerifyWebhook([]byte(asked.Body), header, asked.Secret)
	case "cookie":
		request := &http.Request{Header: http.Header{"Cookie": {asked.Header}}}
		return []*string{orNil(svc.ClickID(request)), orNil(svc.ClickIDFromHeader(asked.Header))}, nil
	case "money":
		money, err := svc.ParseMoney(asked.Decimal, asked.Currency)
		return map[string]string{"amount": strconv.FormatInt(money.Amount, 10), "text": money.String()}, err
	case "unserializable":
		cycle := map[string]any{}
		cycle["again"] = cycle
		values := map[string]any{"not a number": math.NaN(), "object": make(chan int), "cycle": cycle}
		metadata := map[string]any{"it": values[asked.Kind]}
		return client.Track.Sale(context.Background(), svc.TrackSaleParams{Amount: 1, Metadata: metadata})
	}
	return fake()
}

func connect(asked command) (err error) {
	options := []svc.Option{}
	if asked.TimeoutMs > 0 {
		options = append(options, svc.WithTimeout(time.Duration(asked.TimeoutMs)*time.Millisecond))
	}
	if asked.MaxRetries != nil {
		options = append(options, svc.WithMaxRetries(*asked.MaxRetries))
	}
	client, err = svc.New(asked.APIKey, asked.BaseURL, options...)
	return err
}

// call finds the method by its name, and fills in its arguments by their types.
func call(asked command) (any, error) {
	resource := reflect.ValueOf(client).Elem().FieldByNameFunc(func(name string) bool {
		return strings.EqualFold(name, asked.Resource)
	})
	var method reflect.Value
	for at := 0; at < resource.NumMethod(); at++ {
		if strings.EqualFold(resource.Type().Method(at).Name, asked.Method) {
			method = resource.Method(at)
		}
	}
	kind := method.Type()
	given := []reflect.Value{reflect.ValueOf(context.Background())}
	for _, part := range asked.Path {
		given = append(given, reflect.ValueOf(part))
	}
	for at := len(given); at < kind.NumIn(); at++ {
		argument := reflect.New(kind.In(at))
		switch {
		case kind.IsVariadic() && at == kind.NumIn()-1:
			if asked.Options != nil {
				given = append(given, reflect.ValueOf(svc.WithIdempotencyKey(asked.Options.IdempotencyKey)))
			}
			continue
		case kind.In(at).Kind() == reflect.String && asked.Content != nil:
			argument.Elem().SetString(*asked.Content)
		case kind.In(at).Kind() == reflect.String:
			var params struct{ LastEventID string }
			if err := json.Unmarshal(asked.Params, &params); err != nil {
				return nil, err
			}
			argument.Elem().SetString(params.LastEventID)
		default:
			text := asked.Params
			if kind.In(at).Kind() == reflect.Slice {
				text = asked.Items
			}
			if text == nil {
				text = json.RawMessage("{}")
			}
			if err := json.Unmarshal(text, argument.Interface()); err != nil {
				return nil, err
			}
		}
		given = append(given, argument.Elem())
	}
	return read(method.Call(given), asked.Take)
}

func read(answers []reflect.Value, take int) (any, error) {
	answer := answers[0]
	if stream, ok := answer.Interface().(*svc.Stream); ok {
		defer stream.Close()
		events := []svc.LiveEvent{}
		for len(events) < take && stream.Next() {
			events = append(events, stream.Current())
		}
		return events, stream.Err()
	}
	if all := answer.MethodByName("All"); all.IsValid() {
		answers = all.Call([]reflect.Value{reflect.ValueOf(take)})
	}
	err, _ := answers[1].Interface().(error)
	return answers[0].Interface(), err
}

func fake() (any, error) {
	double := svctest.New()
	double.Answer("POST /links", 200, `{"id":"link_1","shortLink":"https://go.test/a"}`)
	link, err := double.Links.Create(context.Background(), svc.CreateLinkParams{URL: "https://shop.test/"})
	if err != nil {
		return nil, err
	}
	sent := double.Requests()[0]
	return map[string]any{"id": link.ID, "shortLink": link.ShortLink, "method": sent.Method, "path": sent.Path, "body": sent.Body}, nil
}

func describe(err error) map[string]any {
	var refusal *svc.Error
	if errors.As(err, &refusal) {
		told := map[string]any{"type": "api", "class": className(err), "code": refusal.Code, "status": refusal.Status,
			"requestId": refusal.RequestID, "docUrl": refusal.DocURL, "issues": refusal.Issues, "message": refusal.Message}
		if refusal.RetryAfter != nil {
			told["retryAfter"] = refusal.RetryAfter.Seconds()
		}
		return told
	}
	return map[string]any{"type": typeOf(err), "message": err.Error()}
}

// className names the error that this one is compared with as the other libraries name their classes.
func className(err error) string {
	for name, target := range map[string]error{
		"BadRequestError": svc.ErrBadRequest, "UnauthorizedError": svc.ErrUnauthorized, "ForbiddenError": svc.ErrForbidden,
		"ExceededLimitError": svc.ErrExceededLimit, "NotFoundError": svc.ErrNotFound, "ConflictError": svc.ErrConflict,
		"InviteExpiredError": svc.ErrInviteExpired, "ContentTooLargeError": svc.ErrContentTooLarge,
		"UnprocessableEntityError": svc.ErrUnprocessableEntity, "RateLimitExceededError": svc.ErrRateLimitExceeded,
		"InternalServerError": svc.ErrInternalServer, "ServiceUnavailableError": svc.ErrServiceUnavailable,
	} {
		if errors.Is(err, target) {
			return name
		}
	}
	return "ApiError"
}

func typeOf(err error) string {
	var configuration *svc.ConfigurationError
	var connection *svc.ConnectionError
	var unexpected *svc.UnexpectedAnswerError
	var signature *svc.SignatureError
	switch {
	case errors.As(err, &configuration):
		return "configuration"
	case errors.As(err, &connection) && connection.Timeout:
		return "timeout"
	case errors.As(err, &connection):
		return "connection"
	case errors.As(err, &unexpected):
		return "unexpected"
	case errors.As(err, &signature):
		return "signature"
	}
	return "unknown"
}

func orNil(text string) *string {
	if text == "" {
		return nil
	}
	return &text
}
