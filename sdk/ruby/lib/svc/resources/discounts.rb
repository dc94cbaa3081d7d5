# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Discounts for referred customers, and the discount codes of partners.
  class DiscountsResource < Resource
    # Creates a discount code for a partner’s link. A sale with the code is attributed to the partner, even
    # without a click. A code can never be reassigned to another partner, even after it’s deleted.
    # @option params [String] :partner_id The partner’s ID. Alternatively, send `tenantId`.
    # @option params [String] :tenant_id Your own ID of the partner.
    # @option params [String] :link_id required: The ID of the partner’s link (`link_…`), or your own ID with the
    #   prefix `ext_`. A link can have one code.
    # @option params [String] :code The code. It can contain letters, digits, `-`, and `_`. Defaults to a code
    #   based on the partner’s name.
    # @return [Types::DiscountCode]
    def create_code(options: {}, **params)
      values = named(params, :partner_id, :tenant_id, :link_id, :code)
      @transport.json(:post, "/discount-codes", kind: Types::DiscountCode, body: values, options:)
    end

    # Returns the program’s discount codes.
    # @option params [String] :partner_id Only results of this partner.
    # @option params [String] :discount_id Only codes of this discount.
    # @option params [String] :link_id Only results of this link.
    # @option params [Integer] :page The page number, starting at 1. Defaults to 1.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
    # @return [Pages<Types::DiscountCode>]
    def list_codes(options: {}, **params)
      values = named(params, :partner_id, :discount_id, :link_id, :page, :page_size)
      @transport.pages("/discount-codes", :page, kind: Types::DiscountCode, query: values, options:)
    end

    # Deactivates a discount code. The code stays reserved for its partner.
    # @return [Types::DeleteDiscountCodeResult]
    def delete_code(id, options: {})
      @transport.json(:delete, path("/discount-codes/{}", id), kind: Types::DeleteDiscountCodeResult, options:)
    end

    # Creates a discount for customers who come through the links of a group or partner.
    # @option params [String, nil] :program_id The ID of the program.
    # @option params [String, nil] :group_id The ID of the group.
    # @option params [String, nil] :enrollment_id The ID of the partner’s enrollment in the program.
    # @option params [String, nil] :partner_id The partner’s ID, instead of `enrollmentId`. Requires `programId`
    #   if the workspace has several programs.
    # @option params ["flat", "percentage"] :type required: Whether the discount is a percentage or a flat amount.
    # @option params [Integer, nil] :amount For type `flat`, the amount in minor units of the program’s currency.
    # @option params [Integer, nil] :rate_bps For type `percentage`, the rate in basis points: 10,000 is 100%.
    # @option params [Integer, nil] :max_duration_months The duration in months from the first sale. 0 is the
    #   first sale only, and null is unlimited.
    # @option params [String, nil] :description Your own description, which partners and customers see.
    # @option params ["stripe", "shopify", "custom"] :provider The provider that applies the discount. `custom` is
    #   your own checkout. Defaults to `custom`.
    # @option params [String, nil] :coupon_id The ID of the provider’s coupon.
    # @option params [String, nil] :coupon_test_id The ID of the coupon in the provider’s test mode.
    # @return [Types::Discount]
    def create(options: {}, **params)
      values = named(params, :program_id, :group_id, :enrollment_id, :partner_id, :type, :amount,
                             :rate_bps, :max_duration_months, :description, :provider, :coupon_id, :coupon_test_id)
      @transport.json(:post, "/discounts", kind: Types::Discount, body: values, options:)
    end

    # Returns discounts, oldest first.
    # @option params [String] :program_id Only results of this program.
    # @option params [String] :group_id Only results of this group.
    # @option params [String] :enrollment_id Only results of this enrollment.
    # @option params [Boolean] :archived If true, only archived results. By default, only results that aren’t
    #   archived.
    # @option params [Integer] :page The page number, starting at 1. Defaults to 1.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
    # @return [Pages<Types::Discount>]
    def list(options: {}, **params)
      values = named(params, :program_id, :group_id, :enrollment_id, :archived, :page, :page_size)
      @transport.pages("/discounts", :page, kind: Types::Discount, query: values, options:)
    end

    # Retrieves a discount.
    # @return [Types::Discount]
    def get(id, options: {})
      @transport.json(:get, path("/discounts/{}", id), kind: Types::Discount, options:)
    end

    # Updates the coupon of a discount. To change the type, amount, or duration, archive the discount and create
    # another one.
    # @option params [String, nil] :description Your own description, which partners and customers see.
    # @option params ["stripe", "shopify", "custom"] :provider The provider that applies the discount. `custom` is
    #   your own checkout. Defaults to `custom`.
    # @option params [String, nil] :coupon_id The ID of the provider’s coupon.
    # @option params [String, nil] :coupon_test_id The ID of the coupon in the provider’s test mode.
    # @option params [Object] :type Not supported, because the type can’t be changed.
    # @option params [Object] :amount Not supported, because the type can’t be changed.
    # @option params [Object] :rate_bps Not supported, because the type can’t be changed.
    # @option params [Object] :max_duration_months Not supported, because the type can’t be changed.
    # @return [Types::Discount]
    def update(id, options: {}, **params)
      values = named(params, :description, :provider, :coupon_id, :coupon_test_id, :type, :amount,
                             :rate_bps, :max_duration_months)
      @transport.json(:patch, path("/discounts/{}", id), kind: Types::Discount, body: values, options:)
    end

    # Archives a discount. New customers no longer get it, and customers who already have it keep it.
    # @return [Types::Discount]
    def archive(id, options: {})
      @transport.json(:delete, path("/discounts/{}", id), kind: Types::Discount, options:)
    end
  end
end
