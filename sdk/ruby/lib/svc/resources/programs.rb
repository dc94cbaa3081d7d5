# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Partner programs with their terms, landing page, and application form.
  class ProgramsResource < Resource
    # Creates a partner program with a default group.
    # @option params [String] :name required: What partners call it
    # @option params [String] :url required: Where the links of its partners lead: an http(s) address
    # @option params [String] :slug Lower-case letters, digits and dashes; default: made from the name
    # @option params [String, nil] :description What it offers
    # @option params [String, nil] :domain One of your link domains; null: your primary one
    # @option params [String] :currency Of its rewards, commissions and payouts; default: the workspace’s. It
    #   stays once there are rewards
    # @option params ["first", "last"] :attribution_model Which click of a customer earns: the first or the last
    #   before the lead
    # @option params [Integer, nil] :attribution_window_days Days after which a click earns nothing any more;
    #   null: never. Default: 90
    # @option params ["earn", "hold", "ignore"] :existing_customers What partners get for customers whom you knew
    #   before they clicked: earn pays as for others, hold holds the commissions for review, ignore pays nothing.
    #   Default: earn
    # @option params [Integer] :holding_period_days Before a commission is due; default: 30
    # @option params [Integer] :min_payout The least that is paid out, in minor units of its currency; default: 0
    # @option params [Types::ProgramPayoutSchedule] :payout_schedule
    # @option params [Types::ProgramPayoutApproval] :payout_approval
    # @option params [Integer, nil] :close_after_days Days after the end of a month (UTC) until it is closed by
    #   itself; null, the default: only when you close it
    # @option params ["off", "offered", "default", "only"] :credit_payouts Who is paid in your own product instead
    #   of with money: nobody, those who choose it, also those without a payout method, or everybody; default: off
    # @option params [String, nil] :credit_label What partners read for it, such as store credit
    # @option params [Integer] :account_change_hold_days Days that payouts are held after a change of the
    #   partner’s email address or payout method; 0: they do not. Default: 3. Fewer need the scope payouts.write
    # @option params [Integer] :daily_bonus_limit What keys without the scope payouts.write may give by hand on
    #   one day (UTC), all together, in minor units of its currency; default: 100000. More needs the scope
    #   payouts.write
    # @option params [Boolean] :auto_approve Whether applications are approved at once; default: false
    # @option params [String, nil] :terms_url The conditions that partners accept
    # @option params [String, nil] :help_url Where partners find help
    # @option params [String, nil] :support_email Whom partners write to
    # @option params [String, nil] :legal_address Name and postal address of who pays, as statements say it
    # @option params [String, nil] :statement_note What statements say besides, such as that they are invoices
    #   issued by self-billing
    # @option params [Types::CreateProgramFraudSettings, nil] :fraud_settings
    # @option params [String, nil] :logo The http(s) address of a picture
    # @option params [String, nil] :brand_color #rrggbb
    # @option params [Types::CreateGroupLanding, nil] :landing
    # @option params [Array<Object>, nil] :application_form
    # @option params [Array<Object>, nil] :resources
    # @return [Types::Program]
    def create(options: {}, **params)
      values = named(params, :name, :url, :slug, :description, :domain, :currency, :attribution_model,
                             :attribution_window_days, :existing_customers, :holding_period_days, :min_payout, :payout_schedule,
                             :payout_approval, :close_after_days, :credit_payouts, :credit_label, :account_change_hold_days,
                             :daily_bonus_limit, :auto_approve, :terms_url, :help_url, :support_email, :legal_address,
                             :statement_note, :fraud_settings, :logo, :brand_color, :landing, :application_form, :resources)
      @transport.json(:post, "/programs", kind: Types::Program, body: values, options:)
    end

    # Returns the workspace’s programs, oldest first, including deactivated ones.
    # @option params [String] :search In name and slug
    # @option params [Boolean] :archived true: only archived ones. Default: the others
    # @option params [Integer] :page From 1; default 1
    # @option params [Integer] :page_size Default: the largest, 100
    # @return [Pages<Types::Program>]
    def list(options: {}, **params)
      values = named(params, :search, :archived, :page, :page_size)
      @transport.pages("/programs", :page, kind: Types::Program, query: values, options:)
    end

    # Retrieves a program.
    # @return [Types::Program]
    def get(id, options: {})
      @transport.json(:get, path("/programs/{}", id), kind: Types::Program, options:)
    end

    # Updates a program. Existing customers and commissions keep their terms.
    # @option params [String] :name What partners call it
    # @option params [String] :url Where the links of its partners lead: an http(s) address
    # @option params [String] :slug Lower-case letters, digits and dashes; default: made from the name
    # @option params [String, nil] :description What it offers
    # @option params [String, nil] :domain One of your link domains; null: your primary one
    # @option params [String] :currency Of its rewards, commissions and payouts; default: the workspace’s. It
    #   stays once there are rewards
    # @option params ["first", "last"] :attribution_model Which click of a customer earns: the first or the last
    #   before the lead
    # @option params [Integer, nil] :attribution_window_days Days after which a click earns nothing any more;
    #   null: never. Default: 90
    # @option params ["earn", "hold", "ignore"] :existing_customers What partners get for customers whom you knew
    #   before they clicked: earn pays as for others, hold holds the commissions for review, ignore pays nothing.
    #   Default: earn
    # @option params [Integer] :holding_period_days Before a commission is due; default: 30
    # @option params [Integer] :min_payout The least that is paid out, in minor units of its currency; default: 0
    # @option params [Types::ProgramPayoutSchedule] :payout_schedule
    # @option params [Types::ProgramPayoutApproval] :payout_approval
    # @option params [Integer, nil] :close_after_days Days after the end of a month (UTC) until it is closed by
    #   itself; null, the default: only when you close it
    # @option params ["off", "offered", "default", "only"] :credit_payouts Who is paid in your own product instead
    #   of with money: nobody, those who choose it, also those without a payout method, or everybody; default: off
    # @option params [String, nil] :credit_label What partners read for it, such as store credit
    # @option params [Integer] :account_change_hold_days Days that payouts are held after a change of the
    #   partner’s email address or payout method; 0: they do not. Default: 3. Fewer need the scope payouts.write
    # @option params [Integer] :daily_bonus_limit What keys without the scope payouts.write may give by hand on
    #   one day (UTC), all together, in minor units of its currency; default: 100000. More needs the scope
    #   payouts.write
    # @option params [Boolean] :auto_approve Whether applications are approved at once; default: false
    # @option params [String, nil] :terms_url The conditions that partners accept
    # @option params [String, nil] :help_url Where partners find help
    # @option params [String, nil] :support_email Whom partners write to
    # @option params [String, nil] :legal_address Name and postal address of who pays, as statements say it
    # @option params [String, nil] :statement_note What statements say besides, such as that they are invoices
    #   issued by self-billing
    # @option params [Types::CreateProgramFraudSettings, nil] :fraud_settings
    # @option params [String, nil] :logo The http(s) address of a picture
    # @option params [String, nil] :brand_color #rrggbb
    # @option params [Types::CreateGroupLanding, nil] :landing
    # @option params [Array<Object>, nil] :application_form
    # @option params [Array<Object>, nil] :resources
    # @option params [String] :if_updated_at The updatedAt that was read: 409 when somebody has changed the
    #   program since
    # @return [Types::Program]
    def update(id, options: {}, **params)
      values = named(params, :name, :url, :slug, :description, :domain, :currency, :attribution_model,
                             :attribution_window_days, :existing_customers, :holding_period_days, :min_payout, :payout_schedule,
                             :payout_approval, :close_after_days, :credit_payouts, :credit_label, :account_change_hold_days,
                             :daily_bonus_limit, :auto_approve, :terms_url, :help_url, :support_email, :legal_address,
                             :statement_note, :fraud_settings, :logo, :brand_color, :landing, :application_form, :resources,
                             :if_updated_at)
      @transport.json(:patch, path("/programs/{}", id), kind: Types::Program, body: values, options:)
    end

    # Deactivates a program and hides it from lists. Archived programs don’t count toward plan limits. Links still
    # redirect, and commissions that partners have already earned are still paid, including scheduled payouts.
    # @return [Types::Program]
    def archive(id, options: {})
      @transport.json(:post, path("/programs/{}/archive", id), kind: Types::Program, options:)
    end

    # Stops new earnings and offers in a program. Links still redirect, and commissions that partners have already
    # earned are still paid.
    # @return [Types::Program]
    def deactivate(id, options: {})
      @transport.json(:post, path("/programs/{}/deactivate", id), kind: Types::Program, options:)
    end

    # Reactivates a deactivated program, so that partners earn commissions again.
    # @return [Types::Program]
    def reactivate(id, options: {})
      @transport.json(:post, path("/programs/{}/reactivate", id), kind: Types::Program, options:)
    end

    # Returns a program’s clicks, leads, sales, and the amount it owes partners.
    # @return [Types::ProgramStat]
    def get_stats(id, options: {})
      @transport.json(:get, path("/programs/{}/stats", id), kind: Types::ProgramStat, options:)
    end

    # Restores an archived program. The program stays deactivated until you reactivate it. Returns 403 if the
    # plan’s limit is reached.
    # @return [Types::Program]
    def unarchive(id, options: {})
      @transport.json(:post, path("/programs/{}/unarchive", id), kind: Types::Program, options:)
    end
  end
end
