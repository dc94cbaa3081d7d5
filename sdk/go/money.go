package svc

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

// Money is a whole number of the currency's minor units: Money{1205, "usd"} is 12.05 US dollars.
type Money struct {
	Amount   int64
	Currency string
}

var (
	decimalNumber = regexp.MustCompile(`\A(-?[0-9]+)(?:\.([0-9]+))?\z`)
	currencyCode  = regexp.MustCompile(`\A[a-z]{3}\z`)
)

// ParseMoney reads a decimal number exactly: ParseMoney("12.05", "usd").
func ParseMoney(decimal, currency string) (Money, error) {
	code := strings.ToLower(currency)
	if !currencyCode.MatchString(code) {
		return Money{}, &ConfigurationError{"A currency has three letters, such as usd."}
	}
	digits := digitsOf(code)
	found := decimalNumber.FindStringSubmatch(decimal)
	if found == nil || len(found[2]) > digits {
		return Money{}, &ConfigurationError{fmt.Sprintf("%q is no amount with at most %d decimals.", decimal, digits)}
	}
	amount, err := strconv.ParseInt(found[1]+found[2]+strings.Repeat("0", digits-len(found[2])), 10, 64)
	if err != nil {
		return Money{}, &ConfigurationError{decimal + " is too large."}
	}
	return Money{amount, code}, nil
}

// String writes the amount as a decimal number: 12.05.
func (m Money) String() string {
	digits := digitsOf(strings.ToLower(m.Currency))
	text, sign := strconv.FormatInt(m.Amount, 10), ""
	if m.Amount < 0 {
		text, sign = text[1:], "-"
	}
	if len(text) <= digits {
		text = strings.Repeat("0", digits+1-len(text)) + text
	}
	if digits == 0 {
		return sign + text
	}
	return sign + text[:len(text)-digits] + "." + text[len(text)-digits:]
}

func digitsOf(currency string) int {
	if digits, ok := minorDigits[currency]; ok {
		return digits
	}
	return 2
}
