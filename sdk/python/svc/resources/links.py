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
            url: The destination. http, https or an app scheme; example.com gets https://
            domain: Default: your primary domain
            key: The part after the slash. Default: 7 random characters
            external_id: Your own id, unique in the workspace. ext_<it> finds the link again
            key_length: Length of a random key; default 7
            prefix: Put before a random key: prefix/key
            tenant_id: The tenant of yours that the link belongs to
            program_id: The program whose partner promotes the link
            partner_id: The partner who promotes the link
            track_conversion: Track leads and sales. Default: the switch of the workspace
            archived: Hidden from lists; it goes on redirecting
            public_stats: Whoever has the link may see its figures
            proxy: Previews in chats and feeds show title, description and image of the link
            rewrite: Show the destination below the short address
            do_index: Search engines may list the short link
            comments: Notes of yours
            expires_at: When the link stops, as an ISO 8601 time
            expired_url: Where visitors go after that
            title: Title of the preview
            description: Text of the preview
            image: Picture of the preview: an http(s) address
            video: Video of the preview: an http(s) address
            ios: Destination on iPhone and iPad
            android: Destination on Android
            geo: Destinations by country code
            tag_ids: The ids of the tags: an array, or a text with commas
            tag_names: The names of the tags, in any case: an array, or a text with commas
            tag_id: One tag. Deprecated: use tagIds
            folder_id: The folder that holds the link
            password: Visitors must enter it. Stored as a hash and never shown
            utm_source: Also set in the destination
            utm_medium: Also set in the destination
            utm_campaign: Also set in the destination
            utm_term: Also set in the destination
            utm_content: Also set in the destination
            ref: Sets the parameter ref in the destination
            test_variants: An A/B test: 2 to 4 destinations whose percentages sum to 100
            test_started_at: Default: now
            test_completed_at: When the test ends; from then on all visitors go to url
            webhook_ids: Not used
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
            domain: One domain, several (a,b) or all others (-a)
            tag_id: Deprecated: use tagIds
            tag_ids: Links with at least one of these tags, joined by commas
            tag_names: Links with at least one of these tags, joined by commas
            folder_id: One folder, several (a,b), all others (-a), or unsorted for none.
                Default: every link
            search: Part of the short link or of the destination
            show_archived: Archived links too
            with_tags: Only links that have a tag
            sort_by: Default: createdAt
            sort: Default: createdAt
            sort_order: Default: desc
            page: From 1; default 1
            page_size: Default: the largest, 100
            starting_after: The id of the last item you have: answers what follows
            ending_before: The id of the first item you have: answers what precedes
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
            link_ids: Up to 100 ids (link_… or ext_<externalId>), joined by commas
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
            domain: One domain, several (a,b) or all others (-a)
            tag_id: Deprecated: use tagIds
            tag_ids: Links with at least one of these tags, joined by commas
            tag_names: Links with at least one of these tags, joined by commas
            folder_id: One folder, several (a,b), all others (-a), or unsorted for none.
                Default: every link
            search: Part of the short link or of the destination
            show_archived: Archived links too
            with_tags: Only links that have a tag
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
            domain: With key; alone: the link at its root
            link_id: link_… or ext_<externalId>
            external_id: With or without ext_
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
            url: The destination. http, https or an app scheme; example.com gets https://
            domain: Default: your primary domain
            key: The part after the slash. Default: 7 random characters
            external_id: Your own id, unique in the workspace. ext_<it> finds the link again
            key_length: Length of a random key; default 7
            prefix: Put before a random key: prefix/key
            tenant_id: The tenant of yours that the link belongs to
            program_id: The program whose partner promotes the link
            partner_id: The partner who promotes the link
            track_conversion: Track leads and sales. Default: the switch of the workspace
            archived: Hidden from lists; it goes on redirecting
            public_stats: Whoever has the link may see its figures
            proxy: Previews in chats and feeds show title, description and image of the link
            rewrite: Show the destination below the short address
            do_index: Search engines may list the short link
            comments: Notes of yours
            expires_at: When the link stops, as an ISO 8601 time
            expired_url: Where visitors go after that
            title: Title of the preview
            description: Text of the preview
            image: Picture of the preview: an http(s) address
            video: Video of the preview: an http(s) address
            ios: Destination on iPhone and iPad
            android: Destination on Android
            geo: Destinations by country code
            tag_ids: The ids of the tags: an array, or a text with commas
            tag_names: The names of the tags, in any case: an array, or a text with commas
            tag_id: One tag. Deprecated: use tagIds
            folder_id: The folder that holds the link
            password: Visitors must enter it. Stored as a hash and never shown
            utm_source: Also set in the destination
            utm_medium: Also set in the destination
            utm_campaign: Also set in the destination
            utm_term: Also set in the destination
            utm_content: Also set in the destination
            ref: Sets the parameter ref in the destination
            test_variants: An A/B test: 2 to 4 destinations whose percentages sum to 100
            test_started_at: Default: now
            test_completed_at: When the test ends; from then on all visitors go to url
            webhook_ids: Not used
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
            url: The destination. http, https or an app scheme; example.com gets https://
            domain: Default: your primary domain
            key: The part after the slash. Default: 7 random characters
            external_id: Your own id, unique in the workspace. ext_<it> finds the link again
            tenant_id: The tenant of yours that the link belongs to
            program_id: The program whose partner promotes the link
            partner_id: The partner who promotes the link
            track_conversion: Track leads and sales. Default: the switch of the workspace
            archived: Hidden from lists; it goes on redirecting
            public_stats: Whoever has the link may see its figures
            proxy: Previews in chats and feeds show title, description and image of the link
            rewrite: Show the destination below the short address
            do_index: Search engines may list the short link
            comments: Notes of yours
            expires_at: When the link stops, as an ISO 8601 time
            expired_url: Where visitors go after that
            title: Title of the preview
            description: Text of the preview
            image: Picture of the preview: an http(s) address
            video: Video of the preview: an http(s) address
            ios: Destination on iPhone and iPad
            android: Destination on Android
            geo: Destinations by country code
            tag_ids: The ids of the tags: an array, or a text with commas
            tag_names: The names of the tags, in any case: an array, or a text with commas
            tag_id: One tag. Deprecated: use tagIds
            folder_id: The folder that holds the link
            password: Visitors must enter it. Stored as a hash and never shown
            utm_source: Also set in the destination
            utm_medium: Also set in the destination
            utm_campaign: Also set in the destination
            utm_term: Also set in the destination
            utm_content: Also set in the destination
            ref: Sets the parameter ref in the destination
            test_variants: An A/B test: 2 to 4 destinations whose percentages sum to 100
            test_started_at: Default: now
            test_completed_at: When the test ends; from then on all visitors go to url
            webhook_ids: Not used
            if_updated_at: The updatedAt that was read: 409 when somebody has changed it
                since
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
