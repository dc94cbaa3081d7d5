# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Individual clicks, leads, and sales, with an explanation of their attribution.
  class EventsResource < Resource
    # Returns clicks, leads, or sales, newest first. Without `customers.read`, `metadata` and the customer’s name,
    # email, picture, and country are null.
    # @option params ["clicks", "leads", "sales"] :event The type of event. Defaults to `clicks`.
    # @option params ["24h", "7d", "30d", "90d", "1y", "mtd", "qtd", "ytd", "all"] :interval A predefined time
    #   range. `start` and `end` take precedence.
    # @option params [String] :start The start of the time range, as an ISO 8601 date or time. Without an offset,
    #   it’s in the time zone.
    # @option params [String] :end The end of the time range. A date includes the whole day. Defaults to now.
    # @option params [String] :timezone The IANA name of the time zone. Defaults to UTC.
    # @option params [Integer] :page The page number, starting at 1. Defaults to 1.
    # @option params [Integer] :limit The number of results per page. Defaults to 100.
    # @option params [String] :starting_after A cursor: the ID of the last item on the previous page. Returns the
    #   items after it.
    # @option params [String] :ending_before A cursor: the ID of the first item on the next page. Returns the
    #   items before it.
    # @option params ["asc", "desc"] :sort_order The sort order by time. Defaults to `desc`, newest first.
    # @option params ["asc", "desc"] :order Deprecated. Use `sortOrder`.
    # @option params ["timestamp"] :sort_by The field to sort by.
    # @option params [String] :continent The continent code: AF, AN, AS, EU, NA, OC, or SA. Pass one value,
    #   several separated by commas, or exclude values with a leading `-`.
    # @option params [String] :country The two-letter country code (ISO 3166-1), or `Unknown`. Pass one value,
    #   several separated by commas, or exclude values with a leading `-`.
    # @option params [String] :region The region code (ISO 3166-2), with or without the country. Pass one value,
    #   several separated by commas, or exclude values with a leading `-`.
    # @option params [String] :city The city, or `Unknown`. Pass one value, several separated by commas, or
    #   exclude values with a leading `-`.
    # @option params [String] :device The device type. Pass one value, several separated by commas, or exclude
    #   values with a leading `-`.
    # @option params [String] :browser The browser. Pass one value, several separated by commas, or exclude values
    #   with a leading `-`.
    # @option params [String] :os The operating system. Pass one value, several separated by commas, or exclude
    #   values with a leading `-`.
    # @option params [String] :trigger How the visitor arrived: `link`, `qr`, `pageview` (script or visit), or
    #   `deeplink`. Pass one value, several separated by commas, or exclude values with a leading `-`.
    # @option params ["true", "false"] :qr Deprecated. Use `trigger`. Whether to return only QR code scans
    #   (`true`), or to exclude them (`false`).
    # @option params [String] :referer The referring host, or `(direct)`. Pass one value, several separated by
    #   commas, or exclude values with a leading `-`.
    # @option params [String] :referer_url The referring page, or `(direct)`. Pass one value, several separated by
    #   commas, or exclude values with a leading `-`.
    # @option params [String] :url The destination URL without its query. Pass one value, several separated by
    #   commas, or exclude values with a leading `-`.
    # @option params [String] :link_id The link’s ID (`link_…`), or your own ID with the prefix `ext_`. Pass one
    #   value, several separated by commas, or exclude values with a leading `-`.
    # @option params [String] :domain The domain of the link. Pass one value, several separated by commas, or
    #   exclude values with a leading `-`.
    # @option params [String] :key The key of the link. Requires `domain`. Pass one value, several separated by
    #   commas, or exclude values with a leading `-`.
    # @option params [String] :external_id Your own ID of the link, with or without the prefix `ext_`. Pass one
    #   value, several separated by commas, or exclude values with a leading `-`.
    # @option params [String] :tag_id The ID of a tag of the link. Pass one value, several separated by commas, or
    #   exclude values with a leading `-`.
    # @option params [String] :tag_ids Deprecated. Use `tagId`. Pass one value, several separated by commas, or
    #   exclude values with a leading `-`.
    # @option params [String] :folder_id The ID of the link’s folder, or `unsorted`. Pass one value, several
    #   separated by commas, or exclude values with a leading `-`.
    # @option params ["true", "false"] :root Whether to return only visits to the root of a domain (`true`), or to
    #   exclude them (`false`).
    # @option params [String] :tenant_id The ID of the link’s tenant. Pass one value, several separated by commas,
    #   or exclude values with a leading `-`.
    # @option params [String] :partner_id The ID of the link’s partner. Pass one value, several separated by
    #   commas, or exclude values with a leading `-`.
    # @option params [String] :group_id The ID of the group that the link’s partner is in now. Pass one value,
    #   several separated by commas, or exclude values with a leading `-`.
    # @option params [String] :program_id The ID of the link’s program. Pass one value, several separated by
    #   commas, or exclude values with a leading `-`.
    # @option params [String] :customer_id The customer’s ID (`cus_…`), or your own ID with the prefix `ext_`.
    #   Pass one value, several separated by commas, or exclude values with a leading `-`.
    # @option params [String] :utm_source The UTM source of the destination. Pass one value, several separated by
    #   commas, or exclude values with a leading `-`.
    # @option params [String] :utm_medium The UTM medium of the destination. Pass one value, several separated by
    #   commas, or exclude values with a leading `-`.
    # @option params [String] :utm_campaign The UTM campaign of the destination. Pass one value, several separated
    #   by commas, or exclude values with a leading `-`.
    # @option params [String] :utm_term The UTM term of the destination. Pass one value, several separated by
    #   commas, or exclude values with a leading `-`.
    # @option params [String] :utm_content The UTM content of the destination. Pass one value, several separated
    #   by commas, or exclude values with a leading `-`.
    # @return [Pages<Types::Event>]
    def list(options: {}, **params)
      values = named(params, :event, :interval, :start, :end, :timezone, :page, :limit, :starting_after,
                             :ending_before, :sort_order, :order, :sort_by, :continent, :country, :region, :city, :device,
                             :browser, :os, :trigger, :qr, :referer, :referer_url, :url, :link_id, :domain, :key, :external_id,
                             :tag_id, :tag_ids, :folder_id, :root, :tenant_id, :partner_id, :group_id, :program_id, :customer_id,
                             :utm_source, :utm_medium, :utm_campaign, :utm_term, :utm_content)
      @transport.pages("/events", :id, kind: Types::Event, query: values, options:)
    end

    # Exports all matching clicks, leads, or sales as CSV or NDJSON. Without `customers.read`, `metadata` and the
    # customer’s name, email, picture, and country are null.
    # @option params ["clicks", "leads", "sales"] :event The type of event. Defaults to `clicks`.
    # @option params ["csv", "ndjson"] :format The file format. Defaults to `csv`.
    # @option params [String] :columns The columns to include, separated by commas. NDJSON without it contains
    #   whole events.
    # @option params ["24h", "7d", "30d", "90d", "1y", "mtd", "qtd", "ytd", "all"] :interval A predefined time
    #   range. `start` and `end` take precedence.
    # @option params [String] :start The start of the time range, as an ISO 8601 date or time. Without an offset,
    #   it’s in the time zone.
    # @option params [String] :end The end of the time range. A date includes the whole day. Defaults to now.
    # @option params [String] :timezone The IANA name of the time zone. Defaults to UTC.
    # @option params [String] :continent The continent code: AF, AN, AS, EU, NA, OC, or SA. Pass one value,
    #   several separated by commas, or exclude values with a leading `-`.
    # @option params [String] :country The two-letter country code (ISO 3166-1), or `Unknown`. Pass one value,
    #   several separated by commas, or exclude values with a leading `-`.
    # @option params [String] :region The region code (ISO 3166-2), with or without the country. Pass one value,
    #   several separated by commas, or exclude values with a leading `-`.
    # @option params [String] :city The city, or `Unknown`. Pass one value, several separated by commas, or
    #   exclude values with a leading `-`.
    # @option params [String] :device The device type. Pass one value, several separated by commas, or exclude
    #   values with a leading `-`.
    # @option params [String] :browser The browser. Pass one value, several separated by commas, or exclude values
    #   with a leading `-`.
    # @option params [String] :os The operating system. Pass one value, several separated by commas, or exclude
    #   values with a leading `-`.
    # @option params [String] :trigger How the visitor arrived: `link`, `qr`, `pageview` (script or visit), or
    #   `deeplink`. Pass one value, several separated by commas, or exclude values with a leading `-`.
    # @option params ["true", "false"] :qr Deprecated. Use `trigger`. Whether to return only QR code scans
    #   (`true`), or to exclude them (`false`).
    # @option params [String] :referer The referring host, or `(direct)`. Pass one value, several separated by
    #   commas, or exclude values with a leading `-`.
    # @option params [String] :referer_url The referring page, or `(direct)`. Pass one value, several separated by
    #   commas, or exclude values with a leading `-`.
    # @option params [String] :url The destination URL without its query. Pass one value, several separated by
    #   commas, or exclude values with a leading `-`.
    # @option params [String] :link_id The link’s ID (`link_…`), or your own ID with the prefix `ext_`. Pass one
    #   value, several separated by commas, or exclude values with a leading `-`.
    # @option params [String] :domain The domain of the link. Pass one value, several separated by commas, or
    #   exclude values with a leading `-`.
    # @option params [String] :key The key of the link. Requires `domain`. Pass one value, several separated by
    #   commas, or exclude values with a leading `-`.
    # @option params [String] :external_id Your own ID of the link, with or without the prefix `ext_`. Pass one
    #   value, several separated by commas, or exclude values with a leading `-`.
    # @option params [String] :tag_id The ID of a tag of the link. Pass one value, several separated by commas, or
    #   exclude values with a leading `-`.
    # @option params [String] :tag_ids Deprecated. Use `tagId`. Pass one value, several separated by commas, or
    #   exclude values with a leading `-`.
    # @option params [String] :folder_id The ID of the link’s folder, or `unsorted`. Pass one value, several
    #   separated by commas, or exclude values with a leading `-`.
    # @option params ["true", "false"] :root Whether to return only visits to the root of a domain (`true`), or to
    #   exclude them (`false`).
    # @option params [String] :tenant_id The ID of the link’s tenant. Pass one value, several separated by commas,
    #   or exclude values with a leading `-`.
    # @option params [String] :partner_id The ID of the link’s partner. Pass one value, several separated by
    #   commas, or exclude values with a leading `-`.
    # @option params [String] :group_id The ID of the group that the link’s partner is in now. Pass one value,
    #   several separated by commas, or exclude values with a leading `-`.
    # @option params [String] :program_id The ID of the link’s program. Pass one value, several separated by
    #   commas, or exclude values with a leading `-`.
    # @option params [String] :customer_id The customer’s ID (`cus_…`), or your own ID with the prefix `ext_`.
    #   Pass one value, several separated by commas, or exclude values with a leading `-`.
    # @option params [String] :utm_source The UTM source of the destination. Pass one value, several separated by
    #   commas, or exclude values with a leading `-`.
    # @option params [String] :utm_medium The UTM medium of the destination. Pass one value, several separated by
    #   commas, or exclude values with a leading `-`.
    # @option params [String] :utm_campaign The UTM campaign of the destination. Pass one value, several separated
    #   by commas, or exclude values with a leading `-`.
    # @option params [String] :utm_term The UTM term of the destination. Pass one value, several separated by
    #   commas, or exclude values with a leading `-`.
    # @option params [String] :utm_content The UTM content of the destination. Pass one value, several separated
    #   by commas, or exclude values with a leading `-`.
    # @return [String]
    def export(options: {}, **params)
      values = named(params, :event, :format, :columns, :interval, :start, :end, :timezone, :continent,
                             :country, :region, :city, :device, :browser, :os, :trigger, :qr, :referer, :referer_url, :url,
                             :link_id, :domain, :key, :external_id, :tag_id, :tag_ids, :folder_id, :root, :tenant_id,
                             :partner_id, :group_id, :program_id, :customer_id, :utm_source, :utm_medium, :utm_campaign,
                             :utm_term, :utm_content)
      @transport.text(:get, "/events/export", query: values, options:)
    end

    # Streams events as they happen, as server-sent events. Each message has the event’s ID, its type as `event`
    # (`click`, `lead`, `sale`, or `refund`), and a JSON object as `data`. All objects have `id`, `event`,
    # `timestamp`, `click`, and `link`, which can be null. Leads and sales also have `eventName` and `customer`,
    # sales have `sale`, and refunds have `refund`. Retrieve an event for all of its data. Without
    # `customers.read`, names are null. Send the key in the `Authorization` header. A client that reconnects with
    # `Last-Event-ID` gets the events that it missed. Events are delivered at least once and roughly in order, so
    # ignore IDs that you have already seen. Events that are more than a minute old, such as imported ones, aren’t
    # streamed. If too many events happen at once, a `gap` message contains the number of skipped events. A
    # comment is sent every 15 seconds. A client that reads too slowly is disconnected and can reconnect.
    # @return [Stream<LiveEvent>]
    def stream(last_event_id: nil)
      Stream.new(@transport, "/events/stream", last_event_id)
    end

    # Retrieves an event with a step-by-step explanation of its attribution. Without `customers.read`, `metadata`
    # and the customer’s name, email, picture, and country are null.
    # @return [Types::ExplainEventResult]
    def explain(id, options: {})
      @transport.json(:get, path("/events/{}", id), kind: Types::ExplainEventResult, options:)
    end

    # Returns refunds and chargebacks, newest first.
    # @option params [String] :sale_id The sale’s ID (`evt_…`), as `POST /track/sale` returns it.
    # @option params [String] :invoice_id Only results with this invoice ID.
    # @option params [String] :customer_id The customer’s ID (`cus_…`), or your own ID with the prefix `ext_`.
    # @option params [String] :program_id Only results of this program.
    # @option params ["refund", "chargeback"] :kind Only results of this type.
    # @option params ["24h", "7d", "30d", "90d", "1y", "mtd", "qtd", "ytd", "all"] :interval A predefined time
    #   range. `start` and `end` take precedence.
    # @option params [String] :start The start of the time range, as an ISO 8601 date or time. Without an offset,
    #   it’s in the time zone.
    # @option params [String] :end The end of the time range. A date includes the whole day. Defaults to now.
    # @option params [String] :timezone The IANA name of the time zone. Defaults to UTC.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
    # @option params [String] :starting_after A cursor: the ID of the last item on the previous page. Returns the
    #   items after it.
    # @option params [String] :ending_before A cursor: the ID of the first item on the next page. Returns the
    #   items before it.
    # @return [Pages<Types::Refund>]
    def list_refunds(options: {}, **params)
      values = named(params, :sale_id, :invoice_id, :customer_id, :program_id, :kind, :interval, :start,
                             :end, :timezone, :page_size, :starting_after, :ending_before)
      @transport.pages("/refunds", :id, kind: Types::Refund, query: values, options:)
    end

    # Retrieves a refund with the commission amounts that it reversed.
    # @return [Types::RefundDetail]
    def get_refund(id, options: {})
      @transport.json(:get, path("/refunds/{}", id), kind: Types::RefundDetail, options:)
    end
  end
end
