# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Short links with a destination, targeting, and UTM parameters.
  class LinksResource < Resource
    # Creates a short link. The link gets a random key on your primary domain unless you pass `key` and `domain`.
    # Returns 409 if another link already uses the address.
    # @option params [String] :url required: The destination URL, with http, https, or an app scheme. Without a
    #   scheme, https is added.
    # @option params [String] :domain The domain. Defaults to your primary domain.
    # @option params [String] :key The part after the slash. Defaults to 7 random characters.
    # @option params [String, nil] :external_id Your own ID, unique in the workspace. Retrieve the link with the
    #   prefix `ext_`.
    # @option params [Integer] :key_length The length of a random key. Defaults to 7.
    # @option params [String] :prefix A prefix for a random key, as in `prefix/key`.
    # @option params [String, nil] :tenant_id The ID of your tenant that the link belongs to.
    # @option params [String, nil] :program_id The ID of the program that the link belongs to.
    # @option params [String, nil] :partner_id The ID of the partner who promotes the link.
    # @option params [Boolean] :track_conversion Whether to track leads and sales. Defaults to the workspace’s
    #   setting.
    # @option params [Boolean] :archived Whether the link is hidden from lists. It still redirects.
    # @option params [Boolean] :public_stats Whether anyone with the link can see its statistics.
    # @option params [Boolean] :proxy Whether link previews show the link’s own title, description, and image.
    # @option params [Boolean] :rewrite Whether to show the destination under the short URL.
    # @option params [Boolean] :do_index Whether search engines can index the short link.
    # @option params [String, nil] :comments Your own notes.
    # @option params [String, nil] :expires_at When the link expires, in ISO 8601 format.
    # @option params [String, nil] :expired_url The URL for visitors after the link expires.
    # @option params [String, nil] :title The title of the link preview.
    # @option params [String, nil] :description The description of the link preview.
    # @option params [String, nil] :image The URL of the link preview’s image.
    # @option params [String, nil] :video The URL of the link preview’s video.
    # @option params [String, nil] :ios The destination for iPhone and iPad.
    # @option params [String, nil] :android The destination for Android.
    # @option params [Hash{String => String}, nil] :geo Destinations by country code.
    # @option params [String, Array<String>, nil] :tag_ids The IDs of the tags, as an array or separated by
    #   commas.
    # @option params [String, Array<String>, nil] :tag_names The names of the tags in any case, as an array or
    #   separated by commas.
    # @option params [String, nil] :tag_id Deprecated. Use `tagIds`. The ID of one tag.
    # @option params [String, nil] :folder_id The ID of the link’s folder.
    # @option params [String, nil] :password The password that visitors must enter. It’s stored as a hash and
    #   never returned.
    # @option params [String, nil] :utm_source The UTM source, which is also set in the destination URL.
    # @option params [String, nil] :utm_medium The UTM medium, which is also set in the destination URL.
    # @option params [String, nil] :utm_campaign The UTM campaign, which is also set in the destination URL.
    # @option params [String, nil] :utm_term The UTM term, which is also set in the destination URL.
    # @option params [String, nil] :utm_content The UTM content, which is also set in the destination URL.
    # @option params [String, nil] :ref The `ref` parameter to set in the destination URL.
    # @option params [Array<Object>, nil] :test_variants An A/B test with 2 to 4 destinations whose percentages
    #   add up to 100.
    # @option params [String, nil] :test_started_at When the test starts. Defaults to now.
    # @option params [String, nil] :test_completed_at When the test ends. Afterward, all visitors go to `url`.
    # @option params [Array<String>, nil] :webhook_ids Not used.
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
    # @option params [String] :domain The domain. Pass one, several separated by commas, or exclude domains with a
    #   leading `-`.
    # @option params [String] :tag_id Deprecated. Use `tagIds`.
    # @option params [String, Array<String>] :tag_ids Links with at least one of these tags, separated by commas.
    # @option params [String, Array<String>] :tag_names Links with at least one of these tags, separated by
    #   commas.
    # @option params [String] :folder_id The folder. Pass one, several separated by commas, exclude folders with a
    #   leading `-`, or `unsorted` for links without a folder. Defaults to all links.
    # @option params [String] :search Part of the short link or the destination.
    # @option params [String] :user_id Not used, because API keys create links.
    # @option params [String] :tenant_id Only results for the partner with this tenant ID.
    # @option params [Boolean] :show_archived Whether to include archived links.
    # @option params [Boolean] :with_tags Whether to return only links that have a tag.
    # @option params ["createdAt", "clicks", "saleAmount", "lastClicked"] :sort_by The field to sort by. Defaults
    #   to `createdAt`.
    # @option params ["createdAt", "clicks", "saleAmount", "lastClicked"] :sort The field to sort by. Defaults to
    #   `createdAt`.
    # @option params ["asc", "desc"] :sort_order The sort order. Defaults to `desc`.
    # @option params [Integer] :page The page number, starting at 1. Defaults to 1.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
    # @option params [String] :starting_after A cursor: the ID of the last item on the previous page. Returns the
    #   items after it.
    # @option params [String] :ending_before A cursor: the ID of the first item on the next page. Returns the
    #   items before it.
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
    # @option params [Array<String>] :link_ids The IDs of the links.
    # @option params [Array<String>] :external_ids Your own IDs of the links.
    # @option params [Types::BulkUpdateLinksData] :data required
    # @return [Array<Types::Link, Types::BulkUpdateLinksResultFailure>]
    def bulk_update(options: {}, **params)
      values = named(params, :link_ids, :external_ids, :data)
      @transport.json(:patch, "/links/bulk", body: values, options:)
    end

    # Deletes up to 100 links. Earnings from the links are kept, and their customers’ later sales still count.
    # Deleted links can be restored for 24 hours.
    # @option params [String, Array<String>] :link_ids required: Up to 100 IDs (`link_…`, or your own IDs with the
    #   prefix `ext_`), separated by commas.
    # @return [Types::BulkDeleteLinksResult]
    def bulk_delete(options: {}, **params)
      values = named(params, :link_ids)
      @transport.json(:delete, "/links/bulk", kind: Types::BulkDeleteLinksResult, query: values, options:)
    end

    # Restores links that were deleted in the last 24 hours, with their clicks, tags, and addresses. Restores all
    # of the links or none. Returns 409 if another link has taken one of the addresses.
    # @option params [Array<String>] :link_ids required: The IDs of the links.
    # @return [Types::BulkRestoreLinksResult]
    def bulk_restore(options: {}, **params)
      values = named(params, :link_ids)
      @transport.json(:post, "/links/bulk/restore", kind: Types::BulkRestoreLinksResult, body: values, options:)
    end

    # Counts the links that match the filters. Pass `groupBy` to count them by domain, tag, folder, or another
    # property.
    # @option params [String] :domain The domain. Pass one, several separated by commas, or exclude domains with a
    #   leading `-`.
    # @option params [String] :tag_id Deprecated. Use `tagIds`.
    # @option params [String, Array<String>] :tag_ids Links with at least one of these tags, separated by commas.
    # @option params [String, Array<String>] :tag_names Links with at least one of these tags, separated by
    #   commas.
    # @option params [String] :folder_id The folder. Pass one, several separated by commas, exclude folders with a
    #   leading `-`, or `unsorted` for links without a folder. Defaults to all links.
    # @option params [String] :search Part of the short link or the destination.
    # @option params [String] :user_id Not used, because API keys create links.
    # @option params [String] :tenant_id Only results for the partner with this tenant ID.
    # @option params [Boolean] :show_archived Whether to include archived links.
    # @option params [Boolean] :with_tags Whether to return only links that have a tag.
    # @option params ["domain", "tagId", "userId", "folderId"] :group_by The property to group by.
    # @return [Integer, Array<Types::CountLinksResultOption2>]
    def count(options: {}, **params)
      values = named(params, :domain, :tag_id, :tag_ids, :tag_names, :folder_id, :search, :user_id,
                             :tenant_id, :show_archived, :with_tags, :group_by)
      @transport.json(:get, "/links/count", query: values, options:)
    end

    # Retrieves a link by `linkId`, by `externalId`, or by `domain` and `key`.
    # @option params [String] :domain The domain. Without `key`, returns the link at the domain’s root.
    # @option params [String] :key The part of the short link after the slash.
    # @option params [String] :link_id The link’s ID (`link_…`), or your own ID with the prefix `ext_`.
    # @option params [String] :external_id Your own ID, with or without the prefix `ext_`.
    # @return [Types::Link]
    def get_info(options: {}, **params)
      values = named(params, :domain, :key, :link_id, :external_id)
      @transport.json(:get, "/links/info", kind: Types::Link, query: values, options:)
    end

    # Updates the link that has this destination, or creates a link if none has it. Concurrent calls with the same
    # destination create a single link.
    # @option params [String] :url required: The destination URL, with http, https, or an app scheme. Without a
    #   scheme, https is added.
    # @option params [String] :domain The domain. Defaults to your primary domain.
    # @option params [String] :key The part after the slash. Defaults to 7 random characters.
    # @option params [String, nil] :external_id Your own ID, unique in the workspace. Retrieve the link with the
    #   prefix `ext_`.
    # @option params [Integer] :key_length The length of a random key. Defaults to 7.
    # @option params [String] :prefix A prefix for a random key, as in `prefix/key`.
    # @option params [String, nil] :tenant_id The ID of your tenant that the link belongs to.
    # @option params [String, nil] :program_id The ID of the program that the link belongs to.
    # @option params [String, nil] :partner_id The ID of the partner who promotes the link.
    # @option params [Boolean] :track_conversion Whether to track leads and sales. Defaults to the workspace’s
    #   setting.
    # @option params [Boolean] :archived Whether the link is hidden from lists. It still redirects.
    # @option params [Boolean] :public_stats Whether anyone with the link can see its statistics.
    # @option params [Boolean] :proxy Whether link previews show the link’s own title, description, and image.
    # @option params [Boolean] :rewrite Whether to show the destination under the short URL.
    # @option params [Boolean] :do_index Whether search engines can index the short link.
    # @option params [String, nil] :comments Your own notes.
    # @option params [String, nil] :expires_at When the link expires, in ISO 8601 format.
    # @option params [String, nil] :expired_url The URL for visitors after the link expires.
    # @option params [String, nil] :title The title of the link preview.
    # @option params [String, nil] :description The description of the link preview.
    # @option params [String, nil] :image The URL of the link preview’s image.
    # @option params [String, nil] :video The URL of the link preview’s video.
    # @option params [String, nil] :ios The destination for iPhone and iPad.
    # @option params [String, nil] :android The destination for Android.
    # @option params [Hash{String => String}, nil] :geo Destinations by country code.
    # @option params [String, Array<String>, nil] :tag_ids The IDs of the tags, as an array or separated by
    #   commas.
    # @option params [String, Array<String>, nil] :tag_names The names of the tags in any case, as an array or
    #   separated by commas.
    # @option params [String, nil] :tag_id Deprecated. Use `tagIds`. The ID of one tag.
    # @option params [String, nil] :folder_id The ID of the link’s folder.
    # @option params [String, nil] :password The password that visitors must enter. It’s stored as a hash and
    #   never returned.
    # @option params [String, nil] :utm_source The UTM source, which is also set in the destination URL.
    # @option params [String, nil] :utm_medium The UTM medium, which is also set in the destination URL.
    # @option params [String, nil] :utm_campaign The UTM campaign, which is also set in the destination URL.
    # @option params [String, nil] :utm_term The UTM term, which is also set in the destination URL.
    # @option params [String, nil] :utm_content The UTM content, which is also set in the destination URL.
    # @option params [String, nil] :ref The `ref` parameter to set in the destination URL.
    # @option params [Array<Object>, nil] :test_variants An A/B test with 2 to 4 destinations whose percentages
    #   add up to 100.
    # @option params [String, nil] :test_started_at When the test starts. Defaults to now.
    # @option params [String, nil] :test_completed_at When the test ends. Afterward, all visitors go to `url`.
    # @option params [Array<String>, nil] :webhook_ids Not used.
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
    # @option params [String] :url The destination URL, with http, https, or an app scheme. Without a scheme,
    #   https is added.
    # @option params [String] :domain The domain. Defaults to your primary domain.
    # @option params [String] :key The part after the slash. Defaults to 7 random characters.
    # @option params [String, nil] :external_id Your own ID, unique in the workspace. Retrieve the link with the
    #   prefix `ext_`.
    # @option params [String, nil] :tenant_id The ID of your tenant that the link belongs to.
    # @option params [String, nil] :program_id The ID of the program that the link belongs to.
    # @option params [String, nil] :partner_id The ID of the partner who promotes the link.
    # @option params [Boolean] :track_conversion Whether to track leads and sales. Defaults to the workspace’s
    #   setting.
    # @option params [Boolean] :archived Whether the link is hidden from lists. It still redirects.
    # @option params [Boolean] :public_stats Whether anyone with the link can see its statistics.
    # @option params [Boolean] :proxy Whether link previews show the link’s own title, description, and image.
    # @option params [Boolean] :rewrite Whether to show the destination under the short URL.
    # @option params [Boolean] :do_index Whether search engines can index the short link.
    # @option params [String, nil] :comments Your own notes.
    # @option params [String, nil] :expires_at When the link expires, in ISO 8601 format.
    # @option params [String, nil] :expired_url The URL for visitors after the link expires.
    # @option params [String, nil] :title The title of the link preview.
    # @option params [String, nil] :description The description of the link preview.
    # @option params [String, nil] :image The URL of the link preview’s image.
    # @option params [String, nil] :video The URL of the link preview’s video.
    # @option params [String, nil] :ios The destination for iPhone and iPad.
    # @option params [String, nil] :android The destination for Android.
    # @option params [Hash{String => String}, nil] :geo Destinations by country code.
    # @option params [String, Array<String>, nil] :tag_ids The IDs of the tags, as an array or separated by
    #   commas.
    # @option params [String, Array<String>, nil] :tag_names The names of the tags in any case, as an array or
    #   separated by commas.
    # @option params [String, nil] :tag_id Deprecated. Use `tagIds`. The ID of one tag.
    # @option params [String, nil] :folder_id The ID of the link’s folder.
    # @option params [String, nil] :password The password that visitors must enter. It’s stored as a hash and
    #   never returned.
    # @option params [String, nil] :utm_source The UTM source, which is also set in the destination URL.
    # @option params [String, nil] :utm_medium The UTM medium, which is also set in the destination URL.
    # @option params [String, nil] :utm_campaign The UTM campaign, which is also set in the destination URL.
    # @option params [String, nil] :utm_term The UTM term, which is also set in the destination URL.
    # @option params [String, nil] :utm_content The UTM content, which is also set in the destination URL.
    # @option params [String, nil] :ref The `ref` parameter to set in the destination URL.
    # @option params [Array<Object>, nil] :test_variants An A/B test with 2 to 4 destinations whose percentages
    #   add up to 100.
    # @option params [String, nil] :test_started_at When the test starts. Defaults to now.
    # @option params [String, nil] :test_completed_at When the test ends. Afterward, all visitors go to `url`.
    # @option params [Array<String>, nil] :webhook_ids Not used.
    # @option params [String] :if_updated_at The `updatedAt` that you last read. Returns 409 if someone has
    #   changed the object since.
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
