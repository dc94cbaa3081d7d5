package svc

import (
	"net/http"
	"net/url"
)

const clickCookie = "svc_id"

// ClickID reads the click id that the script keeps in the cookie svc_id; empty without one. It takes a request of
// net/http, which chi and gorilla/mux use and Gin (c.Request) and Echo (c.Request()) carry.
func ClickID(request *http.Request) string {
	cookie, err := request.Cookie(clickCookie)
	if err != nil {
		return ""
	}
	return unescaped(cookie.Value)
}

// ClickIDFromHeader reads the click id of a Cookie header, for frameworks with requests of their own, such as Fiber.
func ClickIDFromHeader(header string) string {
	return ClickID(&http.Request{Header: http.Header{"Cookie": {header}}})
}

func unescaped(value string) string {
	if plain, err := url.QueryUnescape(value); err == nil {
		return plain
	}
	return value
}
