# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Partner programs with their terms, landing page, and application form.
  class ProgramsResource < Resource
    # Creates a partner program with a default group.
    # @option params [String] :name required: The program’s name, as partners see it.
    # @option params [String] :url required: The URL that partner links lead to.
    # @option params [String] :slug The slug. It can contain lowercase letters, digits, and dashes. Defaults to
    #   one based on the name.
    # @option params [String, nil] :description A description of the program.
    # @option params [String, nil] :domain One of your link domains, or null for the primary domain.
    # @option params [String] :currency The currency of rewards, commissions, and payouts. Defaults to the
    #   workspace’s currency. It can’t be changed once the program has rewards.
    # @option params ["first", "last"] :attribution_model The attribution model: the first or the last click
    #   before the lead earns the commission.
    # @option params [Integer, nil] :attribution_window_days The number of days after a click in which a customer
    #   can be attributed, or null for no limit. Defaults to 90.
    # @option params ["earn", "hold", "ignore"] :existing_customers How to treat customers that you knew before
    #   they clicked: `earn` pays as usual, `hold` holds commissions for review, and `ignore` pays nothing. Defaults
    #   to `earn`.
    # @option params [Integer] :holding_period_days The number of days before a commission is payable. Defaults to
    #   30.
    # @option params [Integer] :min_payout The minimum payout, in minor units of the program’s currency. Defaults
    #   to 0.
    # @option params [Types::ProgramPayoutSchedule] :payout_schedule
    # @option params [Types::ProgramPayoutApproval] :payout_approval
    # @option params [Integer, nil] :close_after_days The number of days after the end of a month (UTC) until it’s
    #   closed automatically. Null, the default, means that you close months yourself.
    # @option params ["off", "offered", "default", "only"] :credit_payouts Which partners are paid in your own
    #   product instead of with money: none, those who choose it, also those without a payout method, or all.
    #   Defaults to off.
    # @option params [String, nil] :credit_label The name of the payout method for partners, such as “Store
    #   credit”.
    # @option params [Integer] :account_change_hold_days The number of days that payouts are held after the
    #   partner’s email address or payout method changes. 0 means no hold. Defaults to 3. Lowering it requires
    #   `payouts.write`.
    # @option params [Integer] :daily_bonus_limit The maximum total of manual commissions per day (UTC) for keys
    #   without `payouts.write`, in minor units of the program’s currency. Defaults to 100,000. Raising it requires
    #   `payouts.write`.
    # @option params [Boolean] :auto_approve Whether to approve applications automatically. Defaults to false.
    # @option params [String, nil] :terms_url The URL of the partner terms.
    # @option params [String, nil] :help_url The URL of a help page for partners.
    # @option params [String, nil] :support_email The support email address for partners.
    # @option params [String, nil] :legal_address The name and postal address of the paying company, as shown on
    #   statements.
    # @option params [String, nil] :statement_note An additional note on statements, for example that they’re
    #   self-billed invoices.
    # @option params [Types::CreateProgramFraudSettings, nil] :fraud_settings
    # @option params [String, nil] :logo The URL of a logo.
    # @option params [String, nil] :brand_color The brand color, as `#rrggbb`.
    # @option params [Types::CreateGroupLanding, nil] :landing
    # @option params [Array<Object>, nil] :application_form The questions of the application form.
    # @option params [Array<Object>, nil] :resources Resources for partners, such as files, colors, and messages.
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
    # @option params [String] :search Part of the name or slug.
    # @option params [Boolean] :archived If true, only archived results. By default, only results that aren’t
    #   archived.
    # @option params [Integer] :page The page number, starting at 1. Defaults to 1.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
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
    # @option params [String] :name The program’s name, as partners see it.
    # @option params [String] :url The URL that partner links lead to.
    # @option params [String] :slug The slug. It can contain lowercase letters, digits, and dashes. Defaults to
    #   one based on the name.
    # @option params [String, nil] :description A description of the program.
    # @option params [String, nil] :domain One of your link domains, or null for the primary domain.
    # @option params [String] :currency The currency of rewards, commissions, and payouts. Defaults to the
    #   workspace’s currency. It can’t be changed once the program has rewards.
    # @option params ["first", "last"] :attribution_model The attribution model: the first or the last click
    #   before the lead earns the commission.
    # @option params [Integer, nil] :attribution_window_days The number of days after a click in which a customer
    #   can be attributed, or null for no limit. Defaults to 90.
    # @option params ["earn", "hold", "ignore"] :existing_customers How to treat customers that you knew before
    #   they clicked: `earn` pays as usual, `hold` holds commissions for review, and `ignore` pays nothing. Defaults
    #   to `earn`.
    # @option params [Integer] :holding_period_days The number of days before a commission is payable. Defaults to
    #   30.
    # @option params [Integer] :min_payout The minimum payout, in minor units of the program’s currency. Defaults
    #   to 0.
    # @option params [Types::ProgramPayoutSchedule] :payout_schedule
    # @option params [Types::ProgramPayoutApproval] :payout_approval
    # @option params [Integer, nil] :close_after_days The number of days after the end of a month (UTC) until it’s
    #   closed automatically. Null, the default, means that you close months yourself.
    # @option params ["off", "offered", "default", "only"] :credit_payouts Which partners are paid in your own
    #   product instead of with money: none, those who choose it, also those without a payout method, or all.
    #   Defaults to off.
    # @option params [String, nil] :credit_label The name of the payout method for partners, such as “Store
    #   credit”.
    # @option params [Integer] :account_change_hold_days The number of days that payouts are held after the
    #   partner’s email address or payout method changes. 0 means no hold. Defaults to 3. Lowering it requires
    #   `payouts.write`.
    # @option params [Integer] :daily_bonus_limit The maximum total of manual commissions per day (UTC) for keys
    #   without `payouts.write`, in minor units of the program’s currency. Defaults to 100,000. Raising it requires
    #   `payouts.write`.
    # @option params [Boolean] :auto_approve Whether to approve applications automatically. Defaults to false.
    # @option params [String, nil] :terms_url The URL of the partner terms.
    # @option params [String, nil] :help_url The URL of a help page for partners.
    # @option params [String, nil] :support_email The support email address for partners.
    # @option params [String, nil] :legal_address The name and postal address of the paying company, as shown on
    #   statements.
    # @option params [String, nil] :statement_note An additional note on statements, for example that they’re
    #   self-billed invoices.
    # @option params [Types::CreateProgramFraudSettings, nil] :fraud_settings
    # @option params [String, nil] :logo The URL of a logo.
    # @option params [String, nil] :brand_color The brand color, as `#rrggbb`.
    # @option params [Types::CreateGroupLanding, nil] :landing
    # @option params [Array<Object>, nil] :application_form The questions of the application form.
    # @option params [Array<Object>, nil] :resources Resources for partners, such as files, colors, and messages.
    # @option params [String] :if_updated_at The `updatedAt` that you last read. Returns 409 if someone has
    #   changed the program since.
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
