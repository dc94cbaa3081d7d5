package svc

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"net/http"
	"strconv"
	"strings"
	"time"
)

const tolerance = 5 * time.Minute

// WebhookEvent is what the server tells an endpoint of yours.
type WebhookEvent struct {
	ID string `json:"id"`
	// Event is its kind, such as sale.created.
	Event     string `json:"event"`
	CreatedAt string `json:"createdAt"`
	// Data is what it is about, as it was then.
	Data json.RawMessage `json:"data"`
}

// VerifyWebhook verifies a webhook and reads it. Pass the body as it came, before anything parses it.
func VerifyWebhook(body []byte, header http.Header, secret string) (*WebhookEvent, error) {
	return VerifyWebhookAt(body, header, secret, time.Now())
}

// VerifyWebhookAt is VerifyWebhook at another time, for tests.
func VerifyWebhookAt(body []byte, header http.Header, secret string, now time.Time) (*WebhookEvent, error) {
	id, timestamp := header.Get("Webhook-Id"), header.Get("Webhook-Timestamp")
	signatures := header.Get("Webhook-Signature")
	if id == "" || timestamp == "" || signatures == "" {
		return nil, &SignatureError{"A header is missing: webhook-id, webhook-timestamp or webhook-signature."}
	}
	seconds, err := strconv.ParseInt(timestamp, 10, 64)
	age := now.Sub(time.Unix(seconds, 0))
	if err != nil || age > tolerance || age < -tolerance {
		return nil, &SignatureError{"The webhook is older than five minutes, or from the future."}
	}
	expected, err := signature(id, timestamp, body, secret)
	if err != nil {
		return nil, err
	}
	for _, one := range strings.Split(signatures, " ") {
		if hmac.Equal([]byte(one), []byte(expected)) {
			event := &WebhookEvent{}
			return event, json.Unmarshal(body, event)
		}
	}
	return nil, &SignatureError{"No signature of this webhook matches the secret."}
}

// SignWebhook signs a body as the server does, for tests of your endpoint.
func SignWebhook(body []byte, secret string) (http.Header, error) {
	id, timestamp := "whd_test", strconv.FormatInt(time.Now().Unix(), 10)
	signed, err := signature(id, timestamp, body, secret)
	header := http.Header{}
	header.Set("Webhook-Id", id)
	header.Set("Webhook-Timestamp", timestamp)
	header.Set("Webhook-Signature", signed)
	return header, err
}

func signature(id, timestamp string, body []byte, secret string) (string, error) {
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
	if err != nil {
		return "", &SignatureError{"The secret of an endpoint is whsec_ and base64."}
	}
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(id + "." + timestamp + "."))
	mac.Write(body)
	return "v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil)), nil
}
