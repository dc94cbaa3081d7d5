# frozen_string_literal: true

module Svc
  # What happened, as it happens. client.events.explain(id) says everything about it. event is "click", "lead",
  # "sale", "refund", or "gap": then skipped events were left out because too many happened at once.
  class LiveEvent < Record
    fields :id, :event, :timestamp, :link, :click, :event_name, :customer, :sale, :refund, :skipped
  end

  # The stream of events, connecting again when it breaks off. Each event comes once.
  class Stream
    include Enumerable

    # The server sends a comment every 15 seconds: who hears nothing for longer is cut off.
    SILENCE = 45
    REMEMBERED = 1000

    def initialize(transport, path, last_event_id)
      @transport = transport
      @path = path
      @last_event_id = last_event_id
      @retry = 2.0
      @seen = {}
    end

    def each(&block)
      return enum_for(:each) unless block

      loop do
        begin
          read_once { |event| yield event if remember(event.id) }
        rescue ConnectionError
          # It begins again below.
        end
        sleep(@retry)
      end
    end

    private

    def remember(id)
      return true if id.nil?
      return false if @seen.key?(id)

      @seen[id] = true
      @seen.delete(@seen.first.first) if @seen.size > REMEMBERED
      true
    end

    def read_once(&block)
      address = URI(@transport.api_url + @path)
      headers = @transport.headers.merge("accept" => "text/event-stream")
      headers["last-event-id"] = @last_event_id if @last_event_id
      Transport.open(address, SILENCE) do |http|
        http.request(Transport.request(:get, address, headers, nil)) do |response|
          check(response)
          rest = +""
          response.read_body do |part|
            rest << part
            while (message = rest.slice!(/\A.*?\n\n/m))
              read_message(message.force_encoding("UTF-8"), &block)
            end
          end
        end
      end
    rescue Timeout::Error, *Transport::BROKEN => e
      raise ConnectionError, "The stream broke off: #{e.message}"
    end

    def check(response)
      status = response.code.to_i
      return if status == 200 && response["content-type"].to_s.include?("event-stream")
      raise ConnectionError, "The server answers #{status}." if status == 429 || status >= 500
      raise UnexpectedAnswerError.new("The answer is no stream of events.", status) if status == 200

      headers = response.to_hash.transform_values(&:first)
      raise Transport.read_error(Transport::Answer.new(status, headers, response.body))
    end

    def read_message(message)
      fields = message.scan(/^(\w+): ?(.*)$/).to_h
      @retry = fields["retry"].to_i / 1000.0 if fields["retry"]
      return unless fields["data"]

      @last_event_id = fields["id"] if fields["id"]
      yield LiveEvent.new({ "event" => fields["event"] }.merge(JSON.parse(fields["data"])))
    end
  end
end
