# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Individual clicks, leads, and sales, with an explanation of their attribution.
  class EventsResource < Resource
    # Returns clicks, leads, or sales, newest first. Without `customers.read`, `metadata` and the customer’s name,
    # email, picture, and country are null.
    # @option params ["clicks", "leads", "sales"] :event Default: clicks
    # @option params ["24h", "7d", "30d", "90d", "1y", "mtd", "qtd", "ytd", "all"] :interval
    # @option params [String] :start A date or time in ISO 8601; without an offset it is local to the time zone
    # @option params [String] :end A date includes its whole day. Default: now
    # @option params [String] :timezone IANA name; default UTC
    # @option params [Integer] :page From 1; default 1
    # @option params [Integer] :limit Default: 100
    # @option params [String] :starting_after The id of the last item you have: answers what follows
    # @option params [String] :ending_before The id of the first item you have: answers what precedes
    # @option params ["asc", "desc"] :sort_order By time; default desc: newest first
    # @option params ["asc", "desc"] :order The same as sortOrder. Deprecated
    # @option params ["timestamp"] :sort_by
    # @option params [String] :continent AF, AN, AS, EU, NA, OC or SA. One value, several (a,b), or all but these
    #   (-a,b)
    # @option params [String] :country Two letters (ISO 3166-1), or Unknown. One value, several (a,b), or all but
    #   these (-a,b)
    # @option params [String] :region ISO 3166-2, with or without the country. One value, several (a,b), or all
    #   but these (-a,b)
    # @option params [String] :city The city, or Unknown. One value, several (a,b), or all but these (-a,b)
    # @option params [String] :device The device. One value, several (a,b), or all but these (-a,b)
    # @option params [String] :browser The browser. One value, several (a,b), or all but these (-a,b)
    # @option params [String] :os The operating system. One value, several (a,b), or all but these (-a,b)
    # @option params [String] :trigger How the visitor came: link, qr, pageview (script, visit) or deeplink. One
    #   value, several (a,b), or all but these (-a,b)
    # @option params ["true", "false"] :qr Only scanned codes, or none. Deprecated: use trigger
    # @option params [String] :referer The host that the visitor came from, or (direct). One value, several (a,b),
    #   or all but these (-a,b)
    # @option params [String] :referer_url The page that the visitor came from, or (direct). One value, several
    #   (a,b), or all but these (-a,b)
    # @option params [String] :url The destination, without its query. One value, several (a,b), or all but these
    #   (-a,b)
    # @option params [String] :link_id The id of the link: link_… or ext_<externalId>. One value, several (a,b),
    #   or all but these (-a,b)
    # @option params [String] :domain The domain of the link. One value, several (a,b), or all but these (-a,b)
    # @option params [String] :key The key of the link, together with its domain. One value, several (a,b), or all
    #   but these (-a,b)
    # @option params [String] :external_id Your own id of the link, with or without ext_. One value, several
    #   (a,b), or all but these (-a,b)
    # @option params [String] :tag_id A tag of the link. One value, several (a,b), or all but these (-a,b)
    # @option params [String] :tag_ids The same as tagId. Deprecated. One value, several (a,b), or all but these
    #   (-a,b)
    # @option params [String] :folder_id The folder of the link, or unsorted. One value, several (a,b), or all but
    #   these (-a,b)
    # @option params ["true", "false"] :root Only visits to a domain's root, or none
    # @option params [String] :tenant_id The tenant of the link. One value, several (a,b), or all but these (-a,b)
    # @option params [String] :program_id The program of the link. One value, several (a,b), or all but these
    #   (-a,b)
    # @option params [String] :partner_id The partner of the link. One value, several (a,b), or all but these
    #   (-a,b)
    # @option params [String] :customer_id The customer: cus_… or ext_<externalId>. One value, several (a,b), or
    #   all but these (-a,b)
    # @option params [String] :utm_source UTM source of the destination. One value, several (a,b), or all but
    #   these (-a,b)
    # @option params [String] :utm_medium UTM medium of the destination. One value, several (a,b), or all but
    #   these (-a,b)
    # @option params [String] :utm_campaign UTM campaign of the destination. One value, several (a,b), or all but
    #   these (-a,b)
    # @option params [String] :utm_term UTM term of the destination. One value, several (a,b), or all but these
    #   (-a,b)
    # @option params [String] :utm_content UTM content of the destination. One value, several (a,b), or all but
    #   these (-a,b)
    # @return [Pages<Types::Event>]
    def list(options: {}, **params)
      values = named(params, :event, :interval, :start, :end, :timezone, :page, :limit, :starting_after,
                             :ending_before, :sort_order, :order, :sort_by, :continent, :country, :region, :city, :device,
                             :browser, :os, :trigger, :qr, :referer, :referer_url, :url, :link_id, :domain, :key, :external_id,
                             :tag_id, :tag_ids, :folder_id, :root, :tenant_id, :program_id, :partner_id, :customer_id,
                             :utm_source, :utm_medium, :utm_campaign, :utm_term, :utm_content)
      @transport.pages("/events", :id, kind: Types::Event, query: values, options:)
    end

    # Exports all matching clicks, leads, or sales as CSV or NDJSON. Without `customers.read`, `metadata` and the
    # customer’s name, email, picture, and country are null.
    # @option params ["clicks", "leads", "sales"] :event Default: clicks
    # @option params ["csv", "ndjson"] :format Default: csv
    # @option params [String] :columns Which columns, joined by commas. ndjson without it: whole events
    # @option params ["24h", "7d", "30d", "90d", "1y", "mtd", "qtd", "ytd", "all"] :interval
    # @option params [String] :start A date or time in ISO 8601; without an offset it is local to the time zone
    # @option params [String] :end A date includes its whole day. Default: now
    # @option params [String] :timezone IANA name; default UTC
    # @option params [String] :continent AF, AN, AS, EU, NA, OC or SA. One value, several (a,b), or all but these
    #   (-a,b)
    # @option params [String] :country Two letters (ISO 3166-1), or Unknown. One value, several (a,b), or all but
    #   these (-a,b)
    # @option params [String] :region ISO 3166-2, with or without the country. One value, several (a,b), or all
    #   but these (-a,b)
    # @option params [String] :city The city, or Unknown. One value, several (a,b), or all but these (-a,b)
    # @option params [String] :device The device. One value, several (a,b), or all but these (-a,b)
    # @option params [String] :browser The browser. One value, several (a,b), or all but these (-a,b)
    # @option params [String] :os The operating system. One value, several (a,b), or all but these (-a,b)
    # @option params [String] :trigger How the visitor came: link, qr, pageview (script, visit) or deeplink. One
    #   value, several (a,b), or all but these (-a,b)
    # @option params ["true", "false"] :qr Only scanned codes, or none. Deprecated: use trigger
    # @option params [String] :referer The host that the visitor came from, or (direct). One value, several (a,b),
    #   or all but these (-a,b)
    # @option params [String] :referer_url The page that the visitor came from, or (direct). One value, several
    #   (a,b), or all but these (-a,b)
    # @option params [String] :url The destination, without its query. One value, several (a,b), or all but these
    #   (-a,b)
    # @option params [String] :link_id The id of the link: link_… or ext_<externalId>. One value, several (a,b),
    #   or all but these (-a,b)
    # @option params [String] :domain The domain of the link. One value, several (a,b), or all but these (-a,b)
    # @option params [String] :key The key of the link, together with its domain. One value, several (a,b), or all
    #   but these (-a,b)
    # @option params [String] :external_id Your own id of the link, with or without ext_. One value, several
    #   (a,b), or all but these (-a,b)
    # @option params [String] :tag_id A tag of the link. One value, several (a,b), or all but these (-a,b)
    # @option params [String] :tag_ids The same as tagId. Deprecated. One value, several (a,b), or all but these
    #   (-a,b)
    # @option params [String] :folder_id The folder of the link, or unsorted. One value, several (a,b), or all but
    #   these (-a,b)
    # @option params ["true", "false"] :root Only visits to a domain's root, or none
    # @option params [String] :tenant_id The tenant of the link. One value, several (a,b), or all but these (-a,b)
    # @option params [String] :program_id The program of the link. One value, several (a,b), or all but these
    #   (-a,b)
    # @option params [String] :partner_id The partner of the link. One value, several (a,b), or all but these
    #   (-a,b)
    # @option params [String] :customer_id The customer: cus_… or ext_<externalId>. One value, several (a,b), or
    #   all but these (-a,b)
    # @option params [String] :utm_source UTM source of the destination. One value, several (a,b), or all but
    #   these (-a,b)
    # @option params [String] :utm_medium UTM medium of the destination. One value, several (a,b), or all but
    #   these (-a,b)
    # @option params [String] :utm_campaign UTM campaign of the destination. One value, several (a,b), or all but
    #   these (-a,b)
    # @option params [String] :utm_term UTM term of the destination. One value, several (a,b), or all but these
    #   (-a,b)
    # @option params [String] :utm_content UTM content of the destination. One value, several (a,b), or all but
    #   these (-a,b)
    # @return [String]
    def export(options: {}, **params)
      values = named(params, :event, :format, :columns, :interval, :start, :end, :timezone, :continent,
                             :country, :region, :city, :device, :browser, :os, :trigger, :qr, :referer, :referer_url, :url,
                             :link_id, :domain, :key, :external_id, :tag_id, :tag_ids, :folder_id, :root, :tenant_id,
                             :program_id, :partner_id, :customer_id, :utm_source, :utm_medium, :utm_campaign, :utm_term,
                             :utm_content)
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
    # @option params [String] :sale_id evt_…, as POST /track/sale answers
    # @option params [String] :invoice_id
    # @option params [String] :customer_id cus_… or ext_<externalId>
    # @option params [String] :program_id
    # @option params ["refund", "chargeback"] :kind
    # @option params ["24h", "7d", "30d", "90d", "1y", "mtd", "qtd", "ytd", "all"] :interval
    # @option params [String] :start A date or time in ISO 8601; without an offset it is local to the time zone
    # @option params [String] :end A date includes its whole day. Default: now
    # @option params [String] :timezone IANA name; default UTC
    # @option params [Integer] :page_size Default: the largest, 100
    # @option params [String] :starting_after The id of the last item you have: answers what follows
    # @option params [String] :ending_before The id of the first item you have: answers what precedes
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
