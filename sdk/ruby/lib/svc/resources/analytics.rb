# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Totals, time series, and rankings.
  class AnalyticsResource < Resource
    # Returns clicks, leads, and sales as totals, over time, or grouped by location, device, source, or link.
    # @option params ["clicks", "leads", "sales", "composite"] :event What rows are chosen and sorted by; default
    #   clicks
    # @option params ["count", "timeseries", "continents", "countries", "regions", "cities", "devices",
    #   "browsers", "os", "triggers", "trigger", "referers", "referer_urls", "top_urls", "top_base_urls",
    #   "top_links", "top_domains", "utm_sources", "utm_mediums", "utm_campaigns", "utm_terms", "utm_contents"]
    #   :group_by Default: count
    # @option params ["buyers"] :include Also counts buyers; not over time
    # @option params ["24h", "7d", "30d", "90d", "1y", "mtd", "qtd", "ytd", "all"] :interval
    # @option params [String] :start A date or time in ISO 8601; without an offset it is local to the time zone
    # @option params [String] :end A date includes its whole day. Default: now
    # @option params [String] :timezone IANA name; default UTC
    # @option params [String] :currency Of saleAmount; default: the workspace currency
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
    # @return [Array<Types::RetrieveAnalyticsResult>, Types::RetrieveAnalyticsResultOption2]
    def retrieve(options: {}, **params)
      values = named(params, :event, :group_by, :include, :interval, :start, :end, :timezone, :currency,
                             :continent, :country, :region, :city, :device, :browser, :os, :trigger, :qr, :referer, :referer_url,
                             :url, :link_id, :domain, :key, :external_id, :tag_id, :tag_ids, :folder_id, :root, :tenant_id,
                             :program_id, :partner_id, :customer_id, :utm_source, :utm_medium, :utm_campaign, :utm_term,
                             :utm_content)
      @transport.json(:get, "/analytics", query: values, options:)
    end

    # Returns changes to rewards and attribution in a time range, to explain changes in a report.
    # @option params ["24h", "7d", "30d", "90d", "1y", "mtd", "qtd", "ytd", "all"] :interval
    # @option params [String] :start A date or time in ISO 8601; without an offset it is local to the time zone
    # @option params [String] :end A date includes its whole day. Default: now
    # @option params [String] :timezone IANA name; default UTC
    # @return [Array<Types::Annotation>]
    def list_annotations(options: {}, **params)
      values = named(params, :interval, :start, :end, :timezone)
      @transport.json(:get, "/analytics/annotations", kind: Types::Annotation, query: values, options:)
    end

    # Returns partners’ earnings, in total and over time. The time steps match those of the analytics.
    # @option params ["24h", "7d", "30d", "90d", "1y", "mtd", "qtd", "ytd", "all"] :interval
    # @option params [String] :start A date or time in ISO 8601; without an offset it is local to the time zone
    # @option params [String] :end A date includes its whole day. Default: now
    # @option params [String] :timezone IANA name; default UTC
    # @option params [String] :currency Of earnings; default: the workspace currency
    # @option params [String] :program_id One program
    # @option params [String] :partner_id One partner
    # @return [Types::EarningsReport]
    def retrieve_earnings(options: {}, **params)
      values = named(params, :interval, :start, :end, :timezone, :currency, :program_id, :partner_id)
      @transport.json(:get, "/analytics/earnings", kind: Types::EarningsReport, query: values, options:)
    end

    # Exports a report as CSV or NDJSON.
    # @option params ["clicks", "leads", "sales", "composite"] :event What rows are chosen and sorted by; default
    #   clicks
    # @option params [String] :group_by One grouping or several, joined by commas. Default: every one but count
    # @option params ["csv", "ndjson"] :format Default: csv
    # @option params [String] :columns Which columns, joined by commas
    # @option params ["24h", "7d", "30d", "90d", "1y", "mtd", "qtd", "ytd", "all"] :interval
    # @option params [String] :start A date or time in ISO 8601; without an offset it is local to the time zone
    # @option params [String] :end A date includes its whole day. Default: now
    # @option params [String] :timezone IANA name; default UTC
    # @option params [String] :currency Of saleAmount; default: the workspace currency
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
      values = named(params, :event, :group_by, :format, :columns, :interval, :start, :end, :timezone,
                             :currency, :continent, :country, :region, :city, :device, :browser, :os, :trigger, :qr, :referer,
                             :referer_url, :url, :link_id, :domain, :key, :external_id, :tag_id, :tag_ids, :folder_id, :root,
                             :tenant_id, :program_id, :partner_id, :customer_id, :utm_source, :utm_medium, :utm_campaign,
                             :utm_term, :utm_content)
      @transport.text(:get, "/analytics/export", query: values, options:)
    end

    # Creates a public link to a saved report. The URL contains a token and is returned only once.
    # @option params [String] :view_id required: The saved view that it shows, view_…
    # @option params [String, nil] :expires_at ISO 8601, in the future; default: never
    # @return [Types::CreateShareLinkResult]
    def create_share_link(options: {}, **params)
      values = named(params, :view_id, :expires_at)
      @transport.json(:post, "/analytics/shares", kind: Types::CreateShareLinkResult, body: values, options:)
    end

    # Returns the links that share saved reports.
    # @return [Array<Types::ShareLink>]
    def list_share_links(options: {})
      @transport.json(:get, "/analytics/shares", kind: Types::ShareLink, options:)
    end

    # Revokes a share link. The report is no longer accessible through it, starting with the next request.
    # @return [Types::RevokeShareLinkResult]
    def revoke_share_link(id, options: {})
      @transport.json(:delete, path("/analytics/shares/{}", id), kind: Types::RevokeShareLinkResult, options:)
    end

    # Saves a report with a name.
    # @option params [String] :name required: Unique in the workspace
    # @option params ["overview", "funnel"] :page required
    # @option params [String] :query required: The query of the page’s address: range or from and to, filters as
    #   in GET /analytics, and what is shown
    # @option params [Boolean] :pinned Shown before the others
    # @return [Types::SavedView]
    def create_saved_view(options: {}, **params)
      values = named(params, :name, :page, :query, :pinned)
      @transport.json(:post, "/analytics/views", kind: Types::SavedView, body: values, options:)
    end

    # Returns the workspace’s saved reports.
    # @return [Array<Types::SavedView>]
    def list_saved_views(options: {})
      @transport.json(:get, "/analytics/views", kind: Types::SavedView, options:)
    end

    # Renames a saved report, or pins or unpins it.
    # @option params [String] :name Unique in the workspace
    # @option params [Boolean] :pinned Shown before the others
    # @return [Types::SavedView]
    def update_saved_view(id, options: {}, **params)
      values = named(params, :name, :pinned)
      @transport.json(:patch, path("/analytics/views/{}", id), kind: Types::SavedView, body: values, options:)
    end

    # Deletes a saved report and its share links.
    # @return [Types::DeleteSavedViewResult]
    def delete_saved_view(id, options: {})
      @transport.json(:delete, path("/analytics/views/{}", id), kind: Types::DeleteSavedViewResult, options:)
    end
  end
end
