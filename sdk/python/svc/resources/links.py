"""Short links with a destination, targeting, and UTM parameters."""

# Made by `bun run generate` from the API’s description.

from __future__ import annotations

from typing import Any, List, Literal, Mapping, Optional, Union

from .. import types
from .._options import NOT_GIVEN, NotGiven, RequestOptions
from .._pages import Pages
from .._transport import Transport, path


class LinksResource:
    """Short links with a destination, targeting, and UTM parameters."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(
        self,
        *,
        url: str,
        domain: Union[str, NotGiven] = NOT_GIVEN,
        key: Union[str, NotGiven] = NOT_GIVEN,
        external_id: Union[str, None, NotGiven] = NOT_GIVEN,
        key_length: Union[int, NotGiven] = NOT_GIVEN,
        prefix: Union[str, NotGiven] = NOT_GIVEN,
        tenant_id: Union[str, None, NotGiven] = NOT_GIVEN,
        program_id: Union[str, None, NotGiven] = NOT_GIVEN,
        partner_id: Union[str, None, NotGiven] = NOT_GIVEN,
        track_conversion: Union[bool, NotGiven] = NOT_GIVEN,
        archived: Union[bool, NotGiven] = NOT_GIVEN,
        public_stats: Union[bool, NotGiven] = NOT_GIVEN,
        proxy: Union[bool, NotGiven] = NOT_GIVEN,
        rewrite: Union[bool, NotGiven] = NOT_GIVEN,
        do_index: Union[bool, NotGiven] = NOT_GIVEN,
        comments: Union[str, None, NotGiven] = NOT_GIVEN,
        expires_at: Union[str, None, NotGiven] = NOT_GIVEN,
        expired_url: Union[str, None, NotGiven] = NOT_GIVEN,
        title: Union[str, None, NotGiven] = NOT_GIVEN,
        description: Union[str, None, NotGiven] = NOT_GIVEN,
        image: Union[str, None, NotGiven] = NOT_GIVEN,
        video: Union[str, None, NotGiven] = NOT_GIVEN,
        ios: Union[str, None, NotGiven] = NOT_GIVEN,
        android: Union[str, None, NotGiven] = NOT_GIVEN,
        geo: Union[Mapping[str, str], None, NotGiven] = NOT_GIVEN,
        tag_ids: Union[Union[str, List[str]], None, NotGiven] = NOT_GIVEN,
        tag_names: Union[Union[str, List[str]], None, NotGiven] = NOT_GIVEN,
        tag_id: Union[str, None, NotGiven] = NOT_GIVEN,
        folder_id: Union[str, None, NotGiven] = NOT_GIVEN,
        password: Union[str, None, NotGiven] = NOT_GIVEN,
        utm_source: Union[str, None, NotGiven] = NOT_GIVEN,
        utm_medium: Union[str, None, NotGiven] = NOT_GIVEN,
        utm_campaign: Union[str, None, NotGiven] = NOT_GIVEN,
        utm_term: Union[str, None, NotGiven] = NOT_GIVEN,
        utm_content: Union[str, None, NotGiven] = NOT_GIVEN,
        ref: Union[str, None, NotGiven] = NOT_GIVEN,
        test_variants: Union[List[Any], None, NotGiven] = NOT_GIVEN,
        test_started_at: Union[str, None, NotGiven] = NOT_GIVEN,
        test_completed_at: Union[str, None, NotGiven] = NOT_GIVEN,
        webhook_ids: Union[List[str], None, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Link:
        """Creates a short link. The link gets a random key on your primary domain unless you
        pass `key` and `domain`. Returns 409 if another link already uses the address.

        Args:
            url: The destination URL, with http, https, or an app scheme. Without a scheme,
                https is added.
            domain: The domain. Defaults to your primary domain.
            key: The part after the slash. Defaults to 7 random characters.
            external_id: Your own ID, unique in the workspace. Retrieve the link with the
                prefix `ext_`.
            key_length: The length of a random key. Defaults to 7.
            prefix: A prefix for a random key, as in `prefix/key`.
            tenant_id: The ID of your tenant that the link belongs to.
            program_id: The ID of the program that the link belongs to.
            partner_id: The ID of the partner who promotes the link.
            track_conversion: Whether to track leads and sales. Defaults to the workspace’s
                setting.
            archived: Whether the link is hidden from lists. It still redirects.
            public_stats: Whether anyone with the link can see its statistics.
            proxy: Whether link previews show the link’s own title, description, and image.
            rewrite: Whether to show the destination under the short URL.
            do_index: Whether search engines can index the short link.
            comments: Your own notes.
            expires_at: When the link expires, in ISO 8601 format.
            expired_url: The URL for visitors after the link expires.
            title: The title of the link preview.
            description: The description of the link preview.
            image: The URL of the link preview’s image.
            video: The URL of the link preview’s video.
            ios: The destination for iPhone and iPad.
            android: The destination for Android.
            geo: Destinations by country code.
            tag_ids: The IDs of the tags, as an array or separated by commas.
            tag_names: The names of the tags in any case, as an array or separated by
                commas.
            tag_id: Deprecated. Use `tagIds`. The ID of one tag.
            folder_id: The ID of the link’s folder.
            password: The password that visitors must enter. It’s stored as a hash and never
                returned.
            utm_source: The UTM source, which is also set in the destination URL.
            utm_medium: The UTM medium, which is also set in the destination URL.
            utm_campaign: The UTM campaign, which is also set in the destination URL.
            utm_term: The UTM term, which is also set in the destination URL.
            utm_content: The UTM content, which is also set in the destination URL.
            ref: The `ref` parameter to set in the destination URL.
            test_variants: An A/B test with 2 to 4 destinations whose percentages add up to
                100.
            test_started_at: When the test starts. Defaults to now.
            test_completed_at: When the test ends. Afterward, all visitors go to `url`.
            webhook_ids: Not used.
        """
        return self._transport.json(
            "POST",
            "/links",
            types.Link,
            body={
                "url": url,
                "domain": domain,
                "key": key,
                "externalId": external_id,
                "keyLength": key_length,
                "prefix": prefix,
                "tenantId": tenant_id,
                "programId": program_id,
                "partnerId": partner_id,
                "trackConversion": track_conversion,
                "archived": archived,
                "publicStats": public_stats,
                "proxy": proxy,
                "rewrite": rewrite,
                "doIndex": do_index,
                "comments": comments,
                "expiresAt": expires_at,
                "expiredUrl": expired_url,
                "title": title,
                "description": description,
                "image": image,
                "video": video,
                "ios": ios,
                "android": android,
                "geo": geo,
                "tagIds": tag_ids,
                "tagNames": tag_names,
                "tagId": tag_id,
                "folderId": folder_id,
                "password": password,
                "utm_source": utm_source,
                "utm_medium": utm_medium,
                "utm_campaign": utm_campaign,
                "utm_term": utm_term,
                "utm_content": utm_content,
                "ref": ref,
                "testVariants": test_variants,
                "testStartedAt": test_started_at,
                "testCompletedAt": test_completed_at,
                "webhookIds": webhook_ids,
            },
            options=options,
        )

    def list(
        self,
        *,
        domain: Union[str, NotGiven] = NOT_GIVEN,
        tag_id: Union[str, NotGiven] = NOT_GIVEN,
        tag_ids: Union[Union[str, List[str]], NotGiven] = NOT_GIVEN,
        tag_names: Union[Union[str, List[str]], NotGiven] = NOT_GIVEN,
        folder_id: Union[str, NotGiven] = NOT_GIVEN,
        search: Union[str, NotGiven] = NOT_GIVEN,
        user_id: Union[str, NotGiven] = NOT_GIVEN,
        tenant_id: Union[str, NotGiven] = NOT_GIVEN,
        show_archived: Union[bool, NotGiven] = NOT_GIVEN,
        with_tags: Union[bool, NotGiven] = NOT_GIVEN,
        sort_by: Union[Literal["createdAt", "clicks", "saleAmount", "lastClicked"], NotGiven] = NOT_GIVEN,
        sort: Union[Literal["createdAt", "clicks", "saleAmount", "lastClicked"], NotGiven] = NOT_GIVEN,
        sort_order: Union[Literal["asc", "desc"], NotGiven] = NOT_GIVEN,
        page: Union[int, NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        starting_after: Union[str, NotGiven] = NOT_GIVEN,
        ending_before: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Pages[types.Link]:
        """Returns the workspace’s links, one page at a time. Archived links are included only
        with `showArchived`.

        Args:
            domain: The domain. Pass one, several separated by commas, or exclude domains
                with a leading `-`.
            tag_id: Deprecated. Use `tagIds`.
            tag_ids: Links with at least one of these tags, separated by commas.
            tag_names: Links with at least one of these tags, separated by commas.
            folder_id: The folder. Pass one, several separated by commas, exclude folders
                with a leading `-`, or `unsorted` for links without a folder. Defaults to all
                links.
            search: Part of the short link or the destination.
            user_id: Not used, because API keys create links.
            tenant_id: Only results for the partner with this tenant ID.
            show_archived: Whether to include archived links.
            with_tags: Whether to return only links that have a tag.
            sort_by: The field to sort by. Defaults to `createdAt`.
            sort: The field to sort by. Defaults to `createdAt`.
            sort_order: The sort order. Defaults to `desc`.
            page: The page number, starting at 1. Defaults to 1.
            page_size: The number of results per page. Defaults to 100, the maximum.
            starting_after: A cursor: the ID of the last item on the previous page. Returns
                the items after it.
            ending_before: A cursor: the ID of the first item on the next page. Returns the
                items before it.
        """
        return self._transport.pages(
            "/links",
            types.Link,
            "id",
            query={
                "domain": domain,
                "tagId": tag_id,
                "tagIds": tag_ids,
                "tagNames": tag_names,
                "folderId": folder_id,
                "search": search,
                "userId": user_id,
                "tenantId": tenant_id,
                "showArchived": show_archived,
                "withTags": with_tags,
                "sortBy": sort_by,
                "sort": sort,
                "sortOrder": sort_order,
                "page": page,
                "pageSize": page_size,
                "startingAfter": starting_after,
                "endingBefore": ending_before,
            },
            options=options,
        )

    def bulk_create(
        self,
        items: List[types.BulkCreateLinksParams],
        *,
        options: Optional[RequestOptions] = None,
    ) -> List[Union[types.Link, types.BulkCreateLinksResultFailure]]:
        """Creates up to 100 links. Each item is created independently: the response contains
        the link or an error at the item’s position.
        """
        return self._transport.json("POST", "/links/bulk", None, body=items, options=options)

    def bulk_update(
        self,
        *,
        data: types.BulkUpdateLinksData,
        link_ids: Union[List[str], NotGiven] = NOT_GIVEN,
        external_ids: Union[List[str], NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> List[Union[types.Link, types.BulkUpdateLinksResultFailure]]:
        """Applies the same changes to up to 100 links. The response contains the link or an
        error for each ID.

        Args:
            link_ids: The IDs of the links.
            external_ids: Your own IDs of the links.
        """
        return self._transport.json(
            "PATCH",
            "/links/bulk",
            None,
            body={
                "linkIds": link_ids,
                "externalIds": external_ids,
                "data": data,
            },
            options=options,
        )

    def bulk_delete(
        self,
        *,
        link_ids: Union[str, List[str]],
        options: Optional[RequestOptions] = None,
    ) -> types.BulkDeleteLinksResult:
        """Deletes up to 100 links. Earnings from the links are kept, and their customers’ later
        sales still count. Deleted links can be restored for 24 hours.

        Args:
            link_ids: Up to 100 IDs (`link_…`, or your own IDs with the prefix `ext_`),
                separated by commas.
        """
        return self._transport.json(
            "DELETE",
            "/links/bulk",
            types.BulkDeleteLinksResult,
            query={
                "linkIds": link_ids,
            },
            options=options,
        )

    def bulk_restore(
        self,
        *,
        link_ids: List[str],
        options: Optional[RequestOptions] = None,
    ) -> types.BulkRestoreLinksResult:
        """Restores links that were deleted in the last 24 hours, with their clicks, tags, and
        addresses. Restores all of the links or none. Returns 409 if another link has taken
        one of the addresses.

        Args:
            link_ids: The IDs of the links.
        """
        return self._transport.json(
            "POST",
            "/links/bulk/restore",
            types.BulkRestoreLinksResult,
            body={
                "linkIds": link_ids,
            },
            options=options,
        )

    def count(
        self,
        *,
        domain: Union[str, NotGiven] = NOT_GIVEN,
        tag_id: Union[str, NotGiven] = NOT_GIVEN,
        tag_ids: Union[Union[str, List[str]], NotGiven] = NOT_GIVEN,
        tag_names: Union[Union[str, List[str]], NotGiven] = NOT_GIVEN,
        folder_id: Union[str, NotGiven] = NOT_GIVEN,
        search: Union[str, NotGiven] = NOT_GIVEN,
        user_id: Union[str, NotGiven] = NOT_GIVEN,
        tenant_id: Union[str, NotGiven] = NOT_GIVEN,
        show_archived: Union[bool, NotGiven] = NOT_GIVEN,
        with_tags: Union[bool, NotGiven] = NOT_GIVEN,
        group_by: Union[Literal["domain", "tagId", "userId", "folderId"], NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Union[int, List[types.CountLinksResultOption2]]:
        """Counts the links that match the filters. Pass `groupBy` to count them by domain, tag,
        folder, or another property.

        Args:
            domain: The domain. Pass one, several separated by commas, or exclude domains
                with a leading `-`.
            tag_id: Deprecated. Use `tagIds`.
            tag_ids: Links with at least one of these tags, separated by commas.
            tag_names: Links with at least one of these tags, separated by commas.
            folder_id: The folder. Pass one, several separated by commas, exclude folders
                with a leading `-`, or `unsorted` for links without a folder. Defaults to all
                links.
            search: Part of the short link or the destination.
            user_id: Not used, because API keys create links.
            tenant_id: Only results for the partner with this tenant ID.
            show_archived: Whether to include archived links.
            with_tags: Whether to return only links that have a tag.
            group_by: The property to group by.
        """
        return self._transport.json(
            "GET",
            "/links/count",
            None,
            query={
                "domain": domain,
                "tagId": tag_id,
                "tagIds": tag_ids,
                "tagNames": tag_names,
                "folderId": folder_id,
                "search": search,
                "userId": user_id,
                "tenantId": tenant_id,
                "showArchived": show_archived,
                "withTags": with_tags,
                "groupBy": group_by,
            },
            options=options,
        )

    def get_info(
        self,
        *,
        domain: Union[str, NotGiven] = NOT_GIVEN,
        key: Union[str, NotGiven] = NOT_GIVEN,
        link_id: Union[str, NotGiven] = NOT_GIVEN,
        external_id: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Link:
        """Retrieves a link by `linkId`, by `externalId`, or by `domain` and `key`.

        Args:
            domain: The domain. Without `key`, returns the link at the domain’s root.
            key: The part of the short link after the slash.
            link_id: The link’s ID (`link_…`), or your own ID with the prefix `ext_`.
            external_id: Your own ID, with or without the prefix `ext_`.
        """
        return self._transport.json(
            "GET",
            "/links/info",
            types.Link,
            query={
                "domain": domain,
                "key": key,
                "linkId": link_id,
                "externalId": external_id,
            },
            options=options,
        )

    def upsert(
        self,
        *,
        url: str,
        domain: Union[str, NotGiven] = NOT_GIVEN,
        key: Union[str, NotGiven] = NOT_GIVEN,
        external_id: Union[str, None, NotGiven] = NOT_GIVEN,
        key_length: Union[int, NotGiven] = NOT_GIVEN,
        prefix: Union[str, NotGiven] = NOT_GIVEN,
        tenant_id: Union[str, None, NotGiven] = NOT_GIVEN,
        program_id: Union[str, None, NotGiven] = NOT_GIVEN,
        partner_id: Union[str, None, NotGiven] = NOT_GIVEN,
        track_conversion: Union[bool, NotGiven] = NOT_GIVEN,
        archived: Union[bool, NotGiven] = NOT_GIVEN,
        public_stats: Union[bool, NotGiven] = NOT_GIVEN,
        proxy: Union[bool, NotGiven] = NOT_GIVEN,
        rewrite: Union[bool, NotGiven] = NOT_GIVEN,
        do_index: Union[bool, NotGiven] = NOT_GIVEN,
        comments: Union[str, None, NotGiven] = NOT_GIVEN,
        expires_at: Union[str, None, NotGiven] = NOT_GIVEN,
        expired_url: Union[str, None, NotGiven] = NOT_GIVEN,
        title: Union[str, None, NotGiven] = NOT_GIVEN,
        description: Union[str, None, NotGiven] = NOT_GIVEN,
        image: Union[str, None, NotGiven] = NOT_GIVEN,
        video: Union[str, None, NotGiven] = NOT_GIVEN,
        ios: Union[str, None, NotGiven] = NOT_GIVEN,
        android: Union[str, None, NotGiven] = NOT_GIVEN,
        geo: Union[Mapping[str, str], None, NotGiven] = NOT_GIVEN,
        tag_ids: Union[Union[str, List[str]], None, NotGiven] = NOT_GIVEN,
        tag_names: Union[Union[str, List[str]], None, NotGiven] = NOT_GIVEN,
        tag_id: Union[str, None, NotGiven] = NOT_GIVEN,
        folder_id: Union[str, None, NotGiven] = NOT_GIVEN,
        password: Union[str, None, NotGiven] = NOT_GIVEN,
        utm_source: Union[str, None, NotGiven] = NOT_GIVEN,
        utm_medium: Union[str, None, NotGiven] = NOT_GIVEN,
        utm_campaign: Union[str, None, NotGiven] = NOT_GIVEN,
        utm_term: Union[str, None, NotGiven] = NOT_GIVEN,
        utm_content: Union[str, None, NotGiven] = NOT_GIVEN,
        ref: Union[str, None, NotGiven] = NOT_GIVEN,
        test_variants: Union[List[Any], None, NotGiven] = NOT_GIVEN,
        test_started_at: Union[str, None, NotGiven] = NOT_GIVEN,
        test_completed_at: Union[str, None, NotGiven] = NOT_GIVEN,
        webhook_ids: Union[List[str], None, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Link:
        """Updates the link that has this destination, or creates a link if none has it.
        Concurrent calls with the same destination create a single link.

        Args:
            url: The destination URL, with http, https, or an app scheme. Without a scheme,
                https is added.
            domain: The domain. Defaults to your primary domain.
            key: The part after the slash. Defaults to 7 random characters.
            external_id: Your own ID, unique in the workspace. Retrieve the link with the
                prefix `ext_`.
            key_length: The length of a random key. Defaults to 7.
            prefix: A prefix for a random key, as in `prefix/key`.
            tenant_id: The ID of your tenant that the link belongs to.
            program_id: The ID of the program that the link belongs to.
            partner_id: The ID of the partner who promotes the link.
            track_conversion: Whether to track leads and sales. Defaults to the workspace’s
                setting.
            archived: Whether the link is hidden from lists. It still redirects.
            public_stats: Whether anyone with the link can see its statistics.
            proxy: Whether link previews show the link’s own title, description, and image.
            rewrite: Whether to show the destination under the short URL.
            do_index: Whether search engines can index the short link.
            comments: Your own notes.
            expires_at: When the link expires, in ISO 8601 format.
            expired_url: The URL for visitors after the link expires.
            title: The title of the link preview.
            description: The description of the link preview.
            image: The URL of the link preview’s image.
            video: The URL of the link preview’s video.
            ios: The destination for iPhone and iPad.
            android: The destination for Android.
            geo: Destinations by country code.
            tag_ids: The IDs of the tags, as an array or separated by commas.
            tag_names: The names of the tags in any case, as an array or separated by
                commas.
            tag_id: Deprecated. Use `tagIds`. The ID of one tag.
            folder_id: The ID of the link’s folder.
            password: The password that visitors must enter. It’s stored as a hash and never
                returned.
            utm_source: The UTM source, which is also set in the destination URL.
            utm_medium: The UTM medium, which is also set in the destination URL.
            utm_campaign: The UTM campaign, which is also set in the destination URL.
            utm_term: The UTM term, which is also set in the destination URL.
            utm_content: The UTM content, which is also set in the destination URL.
            ref: The `ref` parameter to set in the destination URL.
            test_variants: An A/B test with 2 to 4 destinations whose percentages add up to
                100.
            test_started_at: When the test starts. Defaults to now.
            test_completed_at: When the test ends. Afterward, all visitors go to `url`.
            webhook_ids: Not used.
        """
        return self._transport.json(
            "PUT",
            "/links/upsert",
            types.Link,
            body={
                "url": url,
                "domain": domain,
                "key": key,
                "externalId": external_id,
                "keyLength": key_length,
                "prefix": prefix,
                "tenantId": tenant_id,
                "programId": program_id,
                "partnerId": partner_id,
                "trackConversion": track_conversion,
                "archived": archived,
                "publicStats": public_stats,
                "proxy": proxy,
                "rewrite": rewrite,
                "doIndex": do_index,
                "comments": comments,
                "expiresAt": expires_at,
                "expiredUrl": expired_url,
                "title": title,
                "description": description,
                "image": image,
                "video": video,
                "ios": ios,
                "android": android,
                "geo": geo,
                "tagIds": tag_ids,
                "tagNames": tag_names,
                "tagId": tag_id,
                "folderId": folder_id,
                "password": password,
                "utm_source": utm_source,
                "utm_medium": utm_medium,
                "utm_campaign": utm_campaign,
                "utm_term": utm_term,
                "utm_content": utm_content,
                "ref": ref,
                "testVariants": test_variants,
                "testStartedAt": test_started_at,
                "testCompletedAt": test_completed_at,
                "webhookIds": webhook_ids,
            },
            options=options,
        )

    def get(self, link_id: str, *, options: Optional[RequestOptions] = None) -> types.Link:
        """Retrieves a link by its ID or external ID."""
        return self._transport.json("GET", path("/links/{}", link_id), types.Link, options=options)

    def update(
        self,
        link_id: str,
        *,
        url: Union[str, NotGiven] = NOT_GIVEN,
        domain: Union[str, NotGiven] = NOT_GIVEN,
        key: Union[str, NotGiven] = NOT_GIVEN,
        external_id: Union[str, None, NotGiven] = NOT_GIVEN,
        tenant_id: Union[str, None, NotGiven] = NOT_GIVEN,
        program_id: Union[str, None, NotGiven] = NOT_GIVEN,
        partner_id: Union[str, None, NotGiven] = NOT_GIVEN,
        track_conversion: Union[bool, NotGiven] = NOT_GIVEN,
        archived: Union[bool, NotGiven] = NOT_GIVEN,
        public_stats: Union[bool, NotGiven] = NOT_GIVEN,
        proxy: Union[bool, NotGiven] = NOT_GIVEN,
        rewrite: Union[bool, NotGiven] = NOT_GIVEN,
        do_index: Union[bool, NotGiven] = NOT_GIVEN,
        comments: Union[str, None, NotGiven] = NOT_GIVEN,
        expires_at: Union[str, None, NotGiven] = NOT_GIVEN,
        expired_url: Union[str, None, NotGiven] = NOT_GIVEN,
        title: Union[str, None, NotGiven] = NOT_GIVEN,
        description: Union[str, None, NotGiven] = NOT_GIVEN,
        image: Union[str, None, NotGiven] = NOT_GIVEN,
        video: Union[str, None, NotGiven] = NOT_GIVEN,
        ios: Union[str, None, NotGiven] = NOT_GIVEN,
        android: Union[str, None, NotGiven] = NOT_GIVEN,
        geo: Union[Mapping[str, str], None, NotGiven] = NOT_GIVEN,
        tag_ids: Union[Union[str, List[str]], None, NotGiven] = NOT_GIVEN,
        tag_names: Union[Union[str, List[str]], None, NotGiven] = NOT_GIVEN,
        tag_id: Union[str, None, NotGiven] = NOT_GIVEN,
        folder_id: Union[str, None, NotGiven] = NOT_GIVEN,
        password: Union[str, None, NotGiven] = NOT_GIVEN,
        utm_source: Union[str, None, NotGiven] = NOT_GIVEN,
        utm_medium: Union[str, None, NotGiven] = NOT_GIVEN,
        utm_campaign: Union[str, None, NotGiven] = NOT_GIVEN,
        utm_term: Union[str, None, NotGiven] = NOT_GIVEN,
        utm_content: Union[str, None, NotGiven] = NOT_GIVEN,
        ref: Union[str, None, NotGiven] = NOT_GIVEN,
        test_variants: Union[List[Any], None, NotGiven] = NOT_GIVEN,
        test_started_at: Union[str, None, NotGiven] = NOT_GIVEN,
        test_completed_at: Union[str, None, NotGiven] = NOT_GIVEN,
        webhook_ids: Union[List[str], None, NotGiven] = NOT_GIVEN,
        if_updated_at: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Link:
        """Updates a link. Fields that you omit keep their values.

        Args:
            url: The destination URL, with http, https, or an app scheme. Without a scheme,
                https is added.
            domain: The domain. Defaults to your primary domain.
            key: The part after the slash. Defaults to 7 random characters.
            external_id: Your own ID, unique in the workspace. Retrieve the link with the
                prefix `ext_`.
            tenant_id: The ID of your tenant that the link belongs to.
            program_id: The ID of the program that the link belongs to.
            partner_id: The ID of the partner who promotes the link.
            track_conversion: Whether to track leads and sales. Defaults to the workspace’s
                setting.
            archived: Whether the link is hidden from lists. It still redirects.
            public_stats: Whether anyone with the link can see its statistics.
            proxy: Whether link previews show the link’s own title, description, and image.
            rewrite: Whether to show the destination under the short URL.
            do_index: Whether search engines can index the short link.
            comments: Your own notes.
            expires_at: When the link expires, in ISO 8601 format.
            expired_url: The URL for visitors after the link expires.
            title: The title of the link preview.
            description: The description of the link preview.
            image: The URL of the link preview’s image.
            video: The URL of the link preview’s video.
            ios: The destination for iPhone and iPad.
            android: The destination for Android.
            geo: Destinations by country code.
            tag_ids: The IDs of the tags, as an array or separated by commas.
            tag_names: The names of the tags in any case, as an array or separated by
                commas.
            tag_id: Deprecated. Use `tagIds`. The ID of one tag.
            folder_id: The ID of the link’s folder.
            password: The password that visitors must enter. It’s stored as a hash and never
                returned.
            utm_source: The UTM source, which is also set in the destination URL.
            utm_medium: The UTM medium, which is also set in the destination URL.
            utm_campaign: The UTM campaign, which is also set in the destination URL.
            utm_term: The UTM term, which is also set in the destination URL.
            utm_content: The UTM content, which is also set in the destination URL.
            ref: The `ref` parameter to set in the destination URL.
            test_variants: An A/B test with 2 to 4 destinations whose percentages add up to
                100.
            test_started_at: When the test starts. Defaults to now.
            test_completed_at: When the test ends. Afterward, all visitors go to `url`.
            webhook_ids: Not used.
            if_updated_at: The `updatedAt` that you last read. Returns 409 if someone has
                changed the object since.
        """
        return self._transport.json(
            "PATCH",
            path("/links/{}", link_id),
            types.Link,
            body={
                "url": url,
                "domain": domain,
                "key": key,
                "externalId": external_id,
                "tenantId": tenant_id,
                "programId": program_id,
                "partnerId": partner_id,
                "trackConversion": track_conversion,
                "archived": archived,
                "publicStats": public_stats,
                "proxy": proxy,
                "rewrite": rewrite,
                "doIndex": do_index,
                "comments": comments,
                "expiresAt": expires_at,
                "expiredUrl": expired_url,
                "title": title,
                "description": description,
                "image": image,
                "video": video,
                "ios": ios,
                "android": android,
                "geo": geo,
                "tagIds": tag_ids,
                "tagNames": tag_names,
                "tagId": tag_id,
                "folderId": folder_id,
                "password": password,
                "utm_source": utm_source,
                "utm_medium": utm_medium,
                "utm_campaign": utm_campaign,
                "utm_term": utm_term,
                "utm_content": utm_content,
                "ref": ref,
                "testVariants": test_variants,
                "testStartedAt": test_started_at,
                "testCompletedAt": test_completed_at,
                "webhookIds": webhook_ids,
                "ifUpdatedAt": if_updated_at,
            },
            options=options,
        )

    def delete(
        self,
        link_id: str,
        *,
        options: Optional[RequestOptions] = None,
    ) -> types.DeleteLinkResult:
        """Deletes a link and frees its key. Earnings from the link are kept, and its customers’
        later sales still count. The link can be restored for 24 hours.
        """
        return self._transport.json(
            "DELETE",
            path("/links/{}", link_id),
            types.DeleteLinkResult,
            options=options,
        )
