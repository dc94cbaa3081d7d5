# frozen_string_literal: true

module Svc
  # A whole number of the currency's minor units: Svc::Money.new(1205, "usd") is 12.05 US dollars.
  Money = Struct.new(:amount, :currency) do
    # Reads a decimal number exactly: Svc::Money.parse("12.05", "usd").
    def self.parse(decimal, currency)
      code = currency.downcase
      digits = digits_of(code)
      found = /\A(-?)([0-9]+)(?:\.([0-9]+))?\z/.match(decimal)
      if found.nil? || found[3].to_s.length > digits
        raise ConfigurationError, "#{decimal} is no amount with at most #{digits} decimals."
      end

      new(Integer("#{found[1]}#{found[2]}#{found[3].to_s.ljust(digits, "0")}", 10), code)
    end

    def self.digits_of(currency)
      raise ConfigurationError, "A currency has three letters, such as usd." unless currency.match?(/\A[a-z]{3}\z/)

      MINOR_DIGITS.fetch(currency, 2)
    end

    # Writes the amount as a decimal number: 12.05.
    def to_s
      digits = Money.digits_of(currency.downcase)
      text = amount.abs.to_s.rjust(digits + 1, "0")
      text = text.insert(-digits - 1, ".") if digits.positive?
      amount.negative? ? "-#{text}" : text
    end
  end
end
