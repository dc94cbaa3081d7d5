# frozen_string_literal: true

# The API of svc for servers: tracking, links, partners, rewards and payouts.
module Svc
end

require_relative "svc/errors"
require_relative "svc/error_codes"
require_relative "svc/record"
require_relative "svc/types"
require_relative "svc/transport"
require_relative "svc/stream"
require_relative "svc/client"
require_relative "svc/cookie"
require_relative "svc/currencies"
require_relative "svc/money"
require_relative "svc/webhook"
