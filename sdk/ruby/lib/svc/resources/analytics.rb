# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Totals, time series, and rankings.
  class AnalyticsResource < Resource
    # Returns clicks, leads, and sales as totals, over time, or grouped by location, device, source, link, or
    # partner.
    # @option params ["clicks", "leads", "sales", "composite"] :event The type of event that rows are selected and
    #   sorted by. Defaults to `clicks`.
    # @option params ["count", "timeseries", "continents", "countries", "regions", "cities", "devices",
    #   "browsers", "os", "triggers", "trigger", "referers", "referer_urls", "top_urls", "top_base_urls",
    #   "top_links", "top_domains", "top_partners", "top_groups", "top_programs", "utm_sources", "utm_mediums",
    #   "utm_campaigns", "utm_terms", "utm_contents"] :group_by How to group the results. Defaults to `count`.
    # @option params ["buyers"] :include Additional data to include. `buyers` also counts first-time buyers. It
    #   isn’t available over time.
    # @option params ["24h", "7d", "30d", "90d", "1y", "mtd", "qtd", "ytd", "all"] :interval A predefined time
    #   range. `start` and `end` take precedence.
    # @option params [String] :start The start of the time range, as an ISO 8601 date or time. Without an offset,
    #   it’s in the time zone.
    # @option params [String] :end The end of the time range. A date includes the whole day. Defaults to now.
    # @option params [String] :timezone The IANA name of the time zone. Defaults to UTC.
    # @option params [String] :currency The currency of `saleAmount`. Defaults to the workspace’s currency.
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
    # @return [Array<Types::RetrieveAnalyticsResult>, Types::RetrieveAnalyticsResultOption2]
    def retrieve(options: {}, **params)
      values = named(params, :event, :group_by, :include, :interval, :start, :end, :timezone, :currency,
                             :continent, :country, :region, :city, :device, :browser, :os, :trigger, :qr, :referer, :referer_url,
                             :url, :link_id, :domain, :key, :external_id, :tag_id, :tag_ids, :folder_id, :root, :tenant_id,
                             :partner_id, :group_id, :program_id, :customer_id, :utm_source, :utm_medium, :utm_campaign,
                             :utm_term, :utm_content)
      @transport.json(:get, "/analytics", query: values, options:)
    end

    # Returns changes to rewards and attribution in a time range, to explain changes in a report.
    # @option params ["24h", "7d", "30d", "90d", "1y", "mtd", "qtd", "ytd", "all"] :interval A predefined time
    #   range. `start` and `end` take precedence.
    # @option params [String] :start The start of the time range, as an ISO 8601 date or time. Without an offset,
    #   it’s in the time zone.
    # @option params [String] :end The end of the time range. A date includes the whole day. Defaults to now.
    # @option params [String] :timezone The IANA name of the time zone. Defaults to UTC.
    # @return [Array<Types::Annotation>]
    def list_annotations(options: {}, **params)
      values = named(params, :interval, :start, :end, :timezone)
      @transport.json(:get, "/analytics/annotations", kind: Types::Annotation, query: values, options:)
    end

    # Returns partners’ earnings, in total and over time. The time steps match those of the analytics.
    # @option params ["24h", "7d", "30d", "90d", "1y", "mtd", "qtd", "ytd", "all"] :interval A predefined time
    #   range. `start` and `end` take precedence.
    # @option params [String] :start The start of the time range, as an ISO 8601 date or time. Without an offset,
    #   it’s in the time zone.
    # @option params [String] :end The end of the time range. A date includes the whole day. Defaults to now.
    # @option params [String] :timezone The IANA name of the time zone. Defaults to UTC.
    # @option params [String] :currency The currency of earnings. Defaults to the workspace’s currency.
    # @option params [String] :program_id Only results of this program.
    # @option params [String] :partner_id Only results of this partner.
    # @return [Types::EarningsReport]
    def retrieve_earnings(options: {}, **params)
      values = named(params, :interval, :start, :end, :timezone, :currency, :program_id, :partner_id)
      @transport.json(:get, "/analytics/earnings", kind: Types::EarningsReport, query: values, options:)
    end

    # Exports a report as CSV or NDJSON.
    # @option params ["clicks", "leads", "sales", "composite"] :event The type of event that rows are selected and
    #   sorted by. Defaults to `clicks`.
    # @option params [String] :group_by One or more groupings, separated by commas. Defaults to all groupings
    #   except `count`.
    # @option params ["csv", "ndjson"] :format The file format. Defaults to `csv`.
    # @option params [String] :columns The columns to include, separated by commas.
    # @option params ["24h", "7d", "30d", "90d", "1y", "mtd", "qtd", "ytd", "all"] :interval A predefined time
    #   range. `start` and `end` take precedence.
    # @option params [String] :start The start of the time range, as an ISO 8601 date or time. Without an offset,
    #   it’s in the time zone.
    # @option params [String] :end The end of the time range. A date includes the whole day. Defaults to now.
    # @option params [String] :timezone The IANA name of the time zone. Defaults to UTC.
    # @option params [String] :currency The currency of `saleAmount`. Defaults to the workspace’s currency.
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
      values = named(params, :event, :group_by, :format, :columns, :interval, :start, :end, :timezone,
                             :currency, :continent, :country, :region, :city, :device, :browser, :os, :trigger, :qr, :referer,
                             :referer_url, :url, :link_id, :domain, :key, :external_id, :tag_id, :tag_ids, :folder_id, :root,
                             :tenant_id, :partner_id, :group_id, :program_id, :customer_id, :utm_source, :utm_medium,
                             :utm_campaign, :utm_term, :utm_content)
      @transport.text(:get, "/analytics/export", query: values, options:)
    end

    # Creates a public link to a saved view. The URL contains a token and is returned only once.
    # @option params [String] :view_id required: The ID of the saved view, such as `view_…`.
    # @option params [String, nil] :expires_at When the link expires, as an ISO 8601 time in the future. By
    #   default, it doesn’t expire.
    # @return [Types::CreateShareLinkResult]
    def create_share_link(options: {}, **params)
      values = named(params, :view_id, :expires_at)
      @transport.json(:post, "/analytics/shares", kind: Types::CreateShareLinkResult, body: values, options:)
    end

    # Returns the links that share saved views.
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
    # @option params [String] :name required: The name, which must be unique in the workspace.
    # @option params ["overview", "funnel"] :page required: The report page.
    # @option params [String] :query required: The query string of the report page: a range or `from` and `to`,
    #   the filters of `GET /analytics`, and the display options.
    # @option params [Boolean] :pinned Whether to list this view before others.
    # @return [Types::SavedView]
    def create_saved_view(options: {}, **params)
      values = named(params, :name, :page, :query, :pinned)
      @transport.json(:post, "/analytics/views", kind: Types::SavedView, body: values, options:)
    end

    # Returns the workspace’s saved views.
    # @return [Array<Types::SavedView>]
    def list_saved_views(options: {})
      @transport.json(:get, "/analytics/views", kind: Types::SavedView, options:)
    end

    # Renames a saved view, or pins or unpins it.
    # @option params [String] :name The name, which must be unique in the workspace.
    # @option params [Boolean] :pinned Whether to list this view before others.
    # @return [Types::SavedView]
    def update_saved_view(id, options: {}, **params)
      values = named(params, :name, :pinned)
      @transport.json(:patch, path("/analytics/views/{}", id), kind: Types::SavedView, body: values, options:)
    end

    # Deletes a saved view and its share links.
    # @return [Types::DeleteSavedViewResult]
    def delete_saved_view(id, options: {})
      @transport.json(:delete, path("/analytics/views/{}", id), kind: Types::DeleteSavedViewResult, options:)
    end
  end
end
