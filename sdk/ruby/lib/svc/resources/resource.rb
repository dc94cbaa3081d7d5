# frozen_string_literal: true

module Svc
  # A part of the API.
  class Resource
    def initialize(transport)
      @transport = transport
    end

    private

    def path(template, *values) = Transport.path(template, *values)

    # Gives arguments the names of the API, and refuses those that it does not know.
    def named(params, *names)
      known = names.to_h { |name| [name, Svc.wire_name(name)] }
      unknown = params.keys - names
      raise ArgumentError, "unknown keywords: #{unknown.join(", ")}" unless unknown.empty?

      params.to_h { |name, value| [known[name], value] }
    end
  end
end
