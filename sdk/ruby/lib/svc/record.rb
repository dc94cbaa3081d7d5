# frozen_string_literal: true

module Svc
  # An answer: link.short_link and, as the API writes it, link["shortLink"].
  class Record
    class << self
      # Names the fields that answers may leave out, which are nil then.
      def fields(*names)
        names.each do |name|
          wire = Svc.wire_name(name)
          define_method(name) { self[wire] }
        end
      end
    end

    def initialize(values)
      @values = values
    end

    def [](key)
      Record.wrap(@values[key.to_s])
    end

    # @return [Hash] the answer as it was read from JSON
    def to_h
      @values
    end

    def to_json(*args)
      @values.to_json(*args)
    end

    def ==(other)
      other.is_a?(Record) && other.to_h == to_h
    end

    def inspect
      "#<#{self.class} #{@values.inspect}>"
    end

    def respond_to_missing?(name, include_private = false)
      @values.key?(Svc.wire_name(name)) || super
    end

    def method_missing(name, *args)
      wire = Svc.wire_name(name)
      return super unless args.empty? && @values.key?(wire)

      self[wire]
    end

    def self.wrap(value, kind = Record)
      case value
      when Hash then kind.new(value)
      when Array then value.map { |one| wrap(one, kind) }
      else value
      end
    end
  end

  # Returns how the API writes a name: short_link is shortLink, utm_source stays.
  def self.wire_name(name)
    text = name.to_s
    text.start_with?("utm_") ? text : text.gsub(/_([a-z0-9])/) { Regexp.last_match(1).upcase }
  end
end
