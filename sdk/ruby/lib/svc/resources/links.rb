# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Short links with a destination, targeting, and UTM parameters.
  class LinksResource < Resource
    # Creates a short link. The link gets a random key on your primary domain unless you pass `key` and `domain`.
    # Returns 409 if another link already uses the address.
    # @option params [String] :url required: The destination. http, https or an app scheme; example.com gets
    #   https://
    # @option params [String] :domain Default: your primary domain
    # @option params [String] :key The part after the slash. Default: 7 random characters
    # @option params [String, nil] :external_id Your own id, unique in the workspace. ext_<it> finds the link
    #   again
    # @option params [Integer] :key_length Length of a random key; default 7
    # @option params [String] :prefix Put before a random key: prefix/key
    # @option params [String, nil] :tenant_id The tenant of yours that the link belongs to
    # @option params [String, nil] :program_id The program whose partner promotes the link
    # @option params [String, nil] :partner_id The partner who promotes the link
    # @option params [Boolean] :track_conversion Track leads and sales. Default: the switch of the workspace
    # @option params [Boolean] :archived Hidden from lists; it goes on redirecting
    # @option params [Boolean] :public_stats Whoever has the link may see its figures
    # @option params [Boolean] :proxy Previews in chats and feeds show title, description and image of the link
    # @option params [Boolean] :rewrite Show the destination below the short address
    # @option params [Boolean] :do_index Search engines may list the short link
    # @option params [String, nil] :comments Notes of yours
    # @option params [String, nil] :expires_at When the link stops, as an ISO 8601 time
    # @option params [String, nil] :expired_url Where visitors go after that
    # @option params [String, nil] :title Title of the preview
    # @option params [String, nil] :description Text of the preview
    # @option params [String, nil] :image Picture of the preview: an http(s) address
    # @option params [String, nil] :video Video of the preview: an http(s) address
    # @option params [String, nil] :ios Destination on iPhone and iPad
    # @option params [String, nil] :android Destination on Android
    # @option params [Hash{String => String}, nil] :geo Destinations by country code
    # @option params [String, Array<String>, nil] :tag_ids The ids of the tags: an array, or a text with commas
    # @option params [String, Array<String>, nil] :tag_names The names of the tags, in any case: an array, or a
    #   text with commas
    # @option params [String, nil] :tag_id One tag. Deprecated: use tagIds
    # @option params [String, nil] :folder_id The folder that holds the link
    # @option params [String, nil] :password Visitors must enter it. Stored as a hash and never shown
    # @option params [String, nil] :utm_source Also set in the destination
    # @option params [String, nil] :utm_medium Also set in the destination
    # @option params [String, nil] :utm_campaign Also set in the destination
    # @option params [String, nil] :utm_term Also set in the destination
    # @option params [String, nil] :utm_content Also set in the destination
    # @option params [String, nil] :ref Sets the parameter ref in the destination
    # @option params [Array<Object>, nil] :test_variants An A/B test: 2 to 4 destinations whose percentages sum to
    #   100
    # @option params [String, nil] :test_started_at Default: now
    # @option params [String, nil] :test_completed_at When the test ends; from then on all visitors go to url
    # @option params [Array<String>, nil] :webhook_ids Not used
    # @return [Types::Link]
    def create(options: {}, **params)
      values = named(params, :url, :domain, :key, :external_id, :key_length, :prefix, :tenant_id,
                             :program_id, :partner_id, :track_conversion, :archived, :public_stats, :proxy, :rewrite, :do_index,
                             :comments, :expires_at, :expired_url, :title, :description, :image, :video, :ios, :android, :geo,
                             :tag_ids, :tag_names, :tag_id, :folder_id, :password, :utm_source, :utm_medium, :utm_campaign,
                             :utm_term, :utm_content, :ref, :test_variants, :test_started_at, :test_completed_at, :webhook_ids)
      @transport.json(:post, "/links", kind: Types::Link, body: values, options:)
    end

    # Returns the workspace’s links, one page at a time. Archived links are included only with `showArchived`.
    # @option params [String] :domain One domain, several (a,b) or all others (-a)
    # @option params [String] :tag_id Deprecated: use tagIds
    # @option params [String, Array<String>] :tag_ids Links with at least one of these tags, joined by commas
    # @option params [String, Array<String>] :tag_names Links with at least one of these tags, joined by commas
    # @option params [String] :folder_id One folder, several (a,b), all others (-a), or unsorted for none.
    #   Default: every link
    # @option params [String] :search Part of the short link or of the destination
    # @option params [String] :user_id
    # @option params [String] :tenant_id
    # @option params [Boolean] :show_archived Archived links too
    # @option params [Boolean] :with_tags Only links that have a tag
    # @option params ["createdAt", "clicks", "saleAmount", "lastClicked"] :sort_by Default: createdAt
    # @option params ["createdAt", "clicks", "saleAmount", "lastClicked"] :sort Default: createdAt
    # @option params ["asc", "desc"] :sort_order Default: desc
    # @option params [Integer] :page From 1; default 1
    # @option params [Integer] :page_size Default: the largest, 100
    # @option params [String] :starting_after The id of the last item you have: answers what follows
    # @option params [String] :ending_before The id of the first item you have: answers what precedes
    # @return [Pages<Types::Link>]
    def list(options: {}, **params)
      values = named(params, :domain, :tag_id, :tag_ids, :tag_names, :folder_id, :search, :user_id,
                             :tenant_id, :show_archived, :with_tags, :sort_by, :sort, :sort_order, :page, :page_size,
                             :starting_after, :ending_before)
      @transport.pages("/links", :id, kind: Types::Link, query: values, options:)
    end

    # Creates up to 100 links. Each item is created independently: the response contains the link or an error at
    # the item’s position.
    # @return [Array<Types::Link, Types::BulkCreateLinksResultFailure>]
    def bulk_create(items, options: {})
      @transport.json(:post, "/links/bulk", body: items, options:)
    end

    # Applies the same changes to up to 100 links. The response contains the link or an error for each ID.
    # @option params [Array<String>] :link_ids
    # @option params [Array<String>] :external_ids
    # @option params [Types::BulkUpdateLinksData] :data required
    # @return [Array<Types::Link, Types::BulkUpdateLinksResultFailure>]
    def bulk_update(options: {}, **params)
      values = named(params, :link_ids, :external_ids, :data)
      @transport.json(:patch, "/links/bulk", body: values, options:)
    end

    # Deletes up to 100 links. Earnings from the links are kept, and their customers’ later sales still count.
    # Deleted links can be restored for 24 hours.
    # @option params [String, Array<String>] :link_ids required: Up to 100 ids (link_… or ext_<externalId>),
    #   joined by commas
    # @return [Types::BulkDeleteLinksResult]
    def bulk_delete(options: {}, **params)
      values = named(params, :link_ids)
      @transport.json(:delete, "/links/bulk", kind: Types::BulkDeleteLinksResult, query: values, options:)
    end

    # Restores links that were deleted in the last 24 hours, with their clicks, tags, and addresses. Restores all
    # of the links or none. Returns 409 if another link has taken one of the addresses.
    # @option params [Array<String>] :link_ids required
    # @return [Types::BulkRestoreLinksResult]
    def bulk_restore(options: {}, **params)
      values = named(params, :link_ids)
      @transport.json(:post, "/links/bulk/restore", kind: Types::BulkRestoreLinksResult, body: values, options:)
    end

    # Counts the links that match the filters. Pass `groupBy` to count them by domain, tag, folder, or another
    # property.
    # @option params [String] :domain One domain, several (a,b) or all others (-a)
    # @option params [String] :tag_id Deprecated: use tagIds
    # @option params [String, Array<String>] :tag_ids Links with at least one of these tags, joined by commas
    # @option params [String, Array<String>] :tag_names Links with at least one of these tags, joined by commas
    # @option params [String] :folder_id One folder, several (a,b), all others (-a), or unsorted for none.
    #   Default: every link
    # @option params [String] :search Part of the short link or of the destination
    # @option params [String] :user_id
    # @option params [String] :tenant_id
    # @option params [Boolean] :show_archived Archived links too
    # @option params [Boolean] :with_tags Only links that have a tag
    # @option params ["domain", "tagId", "userId", "folderId"] :group_by
    # @return [Integer, Array<Types::CountLinksResultOption2>]
    def count(options: {}, **params)
      values = named(params, :domain, :tag_id, :tag_ids, :tag_names, :folder_id, :search, :user_id,
                             :tenant_id, :show_archived, :with_tags, :group_by)
      @transport.json(:get, "/links/count", query: values, options:)
    end

    # Retrieves a link by `linkId`, by `externalId`, or by `domain` and `key`.
    # @option params [String] :domain With key; alone: the link at its root
    # @option params [String] :key
    # @option params [String] :link_id link_… or ext_<externalId>
    # @option params [String] :external_id With or without ext_
    # @return [Types::Link]
    def get_info(options: {}, **params)
      values = named(params, :domain, :key, :link_id, :external_id)
      @transport.json(:get, "/links/info", kind: Types::Link, query: values, options:)
    end

    # Updates the link that has this destination, or creates a link if none has it. Concurrent calls with the same
    # destination create a single link.
    # @option params [String] :url required: The destination. http, https or an app scheme; example.com gets
    #   https://
    # @option params [String] :domain Default: your primary domain
    # @option params [String] :key The part after the slash. Default: 7 random characters
    # @option params [String, nil] :external_id Your own id, unique in the workspace. ext_<it> finds the link
    #   again
    # @option params [Integer] :key_length Length of a random key; default 7
    # @option params [String] :prefix Put before a random key: prefix/key
    # @option params [String, nil] :tenant_id The tenant of yours that the link belongs to
    # @option params [String, nil] :program_id The program whose partner promotes the link
    # @option params [String, nil] :partner_id The partner who promotes the link
    # @option params [Boolean] :track_conversion Track leads and sales. Default: the switch of the workspace
    # @option params [Boolean] :archived Hidden from lists; it goes on redirecting
    # @option params [Boolean] :public_stats Whoever has the link may see its figures
    # @option params [Boolean] :proxy Previews in chats and feeds show title, description and image of the link
    # @option params [Boolean] :rewrite Show the destination below the short address
    # @option params [Boolean] :do_index Search engines may list the short link
    # @option params [String, nil] :comments Notes of yours
    # @option params [String, nil] :expires_at When the link stops, as an ISO 8601 time
    # @option params [String, nil] :expired_url Where visitors go after that
    # @option params [String, nil] :title Title of the preview
    # @option params [String, nil] :description Text of the preview
    # @option params [String, nil] :image Picture of the preview: an http(s) address
    # @option params [String, nil] :video Video of the preview: an http(s) address
    # @option params [String, nil] :ios Destination on iPhone and iPad
    # @option params [String, nil] :android Destination on Android
    # @option params [Hash{String => String}, nil] :geo Destinations by country code
    # @option params [String, Array<String>, nil] :tag_ids The ids of the tags: an array, or a text with commas
    # @option params [String, Array<String>, nil] :tag_names The names of the tags, in any case: an array, or a
    #   text with commas
    # @option params [String, nil] :tag_id One tag. Deprecated: use tagIds
    # @option params [String, nil] :folder_id The folder that holds the link
    # @option params [String, nil] :password Visitors must enter it. Stored as a hash and never shown
    # @option params [String, nil] :utm_source Also set in the destination
    # @option params [String, nil] :utm_medium Also set in the destination
    # @option params [String, nil] :utm_campaign Also set in the destination
    # @option params [String, nil] :utm_term Also set in the destination
    # @option params [String, nil] :utm_content Also set in the destination
    # @option params [String, nil] :ref Sets the parameter ref in the destination
    # @option params [Array<Object>, nil] :test_variants An A/B test: 2 to 4 destinations whose percentages sum to
    #   100
    # @option params [String, nil] :test_started_at Default: now
    # @option params [String, nil] :test_completed_at When the test ends; from then on all visitors go to url
    # @option params [Array<String>, nil] :webhook_ids Not used
    # @return [Types::Link]
    def upsert(options: {}, **params)
      values = named(params, :url, :domain, :key, :external_id, :key_length, :prefix, :tenant_id,
                             :program_id, :partner_id, :track_conversion, :archived, :public_stats, :proxy, :rewrite, :do_index,
                             :comments, :expires_at, :expired_url, :title, :description, :image, :video, :ios, :android, :geo,
                             :tag_ids, :tag_names, :tag_id, :folder_id, :password, :utm_source, :utm_medium, :utm_campaign,
                             :utm_term, :utm_content, :ref, :test_variants, :test_started_at, :test_completed_at, :webhook_ids)
      @transport.json(:put, "/links/upsert", kind: Types::Link, body: values, options:)
    end

    # Retrieves a link by its ID or external ID.
    # @return [Types::Link]
    def get(link_id, options: {})
      @transport.json(:get, path("/links/{}", link_id), kind: Types::Link, options:)
    end

    # Updates a link. Fields that you omit keep their values.
    # @option params [String] :url The destination. http, https or an app scheme; example.com gets https://
    # @option params [String] :domain Default: your primary domain
    # @option params [String] :key The part after the slash. Default: 7 random characters
    # @option params [String, nil] :external_id Your own id, unique in the workspace. ext_<it> finds the link
    #   again
    # @option params [String, nil] :tenant_id The tenant of yours that the link belongs to
    # @option params [String, nil] :program_id The program whose partner promotes the link
    # @option params [String, nil] :partner_id The partner who promotes the link
    # @option params [Boolean] :track_conversion Track leads and sales. Default: the switch of the workspace
    # @option params [Boolean] :archived Hidden from lists; it goes on redirecting
    # @option params [Boolean] :public_stats Whoever has the link may see its figures
    # @option params [Boolean] :proxy Previews in chats and feeds show title, description and image of the link
    # @option params [Boolean] :rewrite Show the destination below the short address
    # @option params [Boolean] :do_index Search engines may list the short link
    # @option params [String, nil] :comments Notes of yours
    # @option params [String, nil] :expires_at When the link stops, as an ISO 8601 time
    # @option params [String, nil] :expired_url Where visitors go after that
    # @option params [String, nil] :title Title of the preview
    # @option params [String, nil] :description Text of the preview
    # @option params [String, nil] :image Picture of the preview: an http(s) address
    # @option params [String, nil] :video Video of the preview: an http(s) address
    # @option params [String, nil] :ios Destination on iPhone and iPad
    # @option params [String, nil] :android Destination on Android
    # @option params [Hash{String => String}, nil] :geo Destinations by country code
    # @option params [String, Array<String>, nil] :tag_ids The ids of the tags: an array, or a text with commas
    # @option params [String, Array<String>, nil] :tag_names The names of the tags, in any case: an array, or a
    #   text with commas
    # @option params [String, nil] :tag_id One tag. Deprecated: use tagIds
    # @option params [String, nil] :folder_id The folder that holds the link
    # @option params [String, nil] :password Visitors must enter it. Stored as a hash and never shown
    # @option params [String, nil] :utm_source Also set in the destination
    # @option params [String, nil] :utm_medium Also set in the destination
    # @option params [String, nil] :utm_campaign Also set in the destination
    # @option params [String, nil] :utm_term Also set in the destination
    # @option params [String, nil] :utm_content Also set in the destination
    # @option params [String, nil] :ref Sets the parameter ref in the destination
    # @option params [Array<Object>, nil] :test_variants An A/B test: 2 to 4 destinations whose percentages sum to
    #   100
    # @option params [String, nil] :test_started_at Default: now
    # @option params [String, nil] :test_completed_at When the test ends; from then on all visitors go to url
    # @option params [Array<String>, nil] :webhook_ids Not used
    # @option params [String] :if_updated_at The updatedAt that was read: 409 when somebody has changed it since
    # @return [Types::Link]
    def update(link_id, options: {}, **params)
      values = named(params, :url, :domain, :key, :external_id, :tenant_id, :program_id, :partner_id,
                             :track_conversion, :archived, :public_stats, :proxy, :rewrite, :do_index, :comments, :expires_at,
                             :expired_url, :title, :description, :image, :video, :ios, :android, :geo, :tag_ids, :tag_names,
                             :tag_id, :folder_id, :password, :utm_source, :utm_medium, :utm_campaign, :utm_term, :utm_content,
                             :ref, :test_variants, :test_started_at, :test_completed_at, :webhook_ids, :if_updated_at)
      @transport.json(:patch, path("/links/{}", link_id), kind: Types::Link, body: values, options:)
    end

    # Deletes a link and frees its key. Earnings from the link are kept, and its customers’ later sales still
    # count. The link can be restored for 24 hours.
    # @return [Types::DeleteLinkResult]
    def delete(link_id, options: {})
      @transport.json(:delete, path("/links/{}", link_id), kind: Types::DeleteLinkResult, options:)
    end
  end
end
