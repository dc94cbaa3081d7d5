# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Discounts for referred customers, and the discount codes of partners.
  class DiscountsResource < Resource
    # Creates a discount code for a partner’s link. A sale with the code is attributed to the partner, even
    # without a click. A code can never be reassigned to another partner, even after it’s deleted.
    # @option params [String] :partner_id Or tenantId
    # @option params [String] :tenant_id Your own id of the partner
    # @option params [String] :link_id required: The partner's link: link_… or ext_<your own id>. A link has one
    #   code
    # @option params [String] :code Letters, digits, - and _. Default: drawn from the partner's name
    # @return [Types::DiscountCode]
    def create_code(options: {}, **params)
      values = named(params, :partner_id, :tenant_id, :link_id, :code)
      @transport.json(:post, "/discount-codes", kind: Types::DiscountCode, body: values, options:)
    end

    # Returns the program’s discount codes.
    # @option params [String] :partner_id
    # @option params [String] :discount_id
    # @option params [String] :link_id
    # @option params [Integer] :page From 1; default 1
    # @option params [Integer] :page_size Default: the largest, 100
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
    # @option params [String, nil] :program_id
    # @option params [String, nil] :group_id
    # @option params [String, nil] :enrollment_id
    # @option params [String, nil] :partner_id In place of enrollmentId; with programId, unless there is one
    #   program only
    # @option params ["flat", "percentage"] :type required
    # @option params [Integer, nil] :amount Type flat: minor units of the program's currency
    # @option params [Integer, nil] :rate_bps Type percentage: basis points, 10,000 are the whole
    # @option params [Integer, nil] :max_duration_months Months from the first sale; 0: only that one, null: for
    #   life
    # @option params [String, nil] :description For partners and customers, in your own words
    # @option params ["stripe", "shopify", "custom"] :provider Who takes it off: custom is your own checkout.
    #   Default: custom
    # @option params [String, nil] :coupon_id The provider's coupon
    # @option params [String, nil] :coupon_test_id The coupon in the provider's test mode
    # @return [Types::Discount]
    def create(options: {}, **params)
      values = named(params, :program_id, :group_id, :enrollment_id, :partner_id, :type, :amount,
                             :rate_bps, :max_duration_months, :description, :provider, :coupon_id, :coupon_test_id)
      @transport.json(:post, "/discounts", kind: Types::Discount, body: values, options:)
    end

    # Returns discounts, oldest first.
    # @option params [String] :program_id
    # @option params [String] :group_id
    # @option params [String] :enrollment_id
    # @option params [Boolean] :archived true: only archived ones. Default: the others
    # @option params [Integer] :page From 1; default 1
    # @option params [Integer] :page_size Default: the largest, 100
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
    # @option params [String, nil] :description For partners and customers, in your own words
    # @option params ["stripe", "shopify", "custom"] :provider Who takes it off: custom is your own checkout.
    #   Default: custom
    # @option params [String, nil] :coupon_id The provider's coupon
    # @option params [String, nil] :coupon_test_id The coupon in the provider's test mode
    # @option params [Object] :type Refused: it never changes
    # @option params [Object] :amount Refused: it never changes
    # @option params [Object] :rate_bps Refused: it never changes
    # @option params [Object] :max_duration_months Refused: it never changes
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
