package svc

import "encoding/json"

// Ptr returns a pointer to a value, for fields that may be left out: svc.Ptr("summer").
func Ptr[T any](value T) *T { return &value }

// Nullable is a field that may be left out (its zero value), null, or a value.
type Nullable[T any] map[bool]T

// Value fills in a Nullable: svc.Value("summer").
func Value[T any](value T) Nullable[T] { return Nullable[T]{true: value} }

// Null empties a field: svc.Null[string]().
func Null[T any]() Nullable[T] {
	var none T
	return Nullable[T]{false: none}
}

// Get returns the value, if there is one.
func (n Nullable[T]) Get() (value T, ok bool) {
	value, ok = n[true]
	return value, ok
}

// MarshalJSON writes the value, or null.
func (n Nullable[T]) MarshalJSON() ([]byte, error) {
	if value, ok := n[true]; ok {
		return json.Marshal(value)
	}
	return []byte("null"), nil
}

// UnmarshalJSON reads a value, or null.
func (n *Nullable[T]) UnmarshalJSON(text []byte) error {
	if string(text) == "null" {
		*n = Null[T]()
		return nil
	}
	var value T
	if err := json.Unmarshal(text, &value); err != nil {
		return err
	}
	*n = Value(value)
	return nil
}
