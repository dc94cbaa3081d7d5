# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Workspace settings, allowed hostnames, and API keys.
  class WorkspaceResource < Resource
    # Returns the setup steps and which of them are complete.
    # @return [Types::SetupChecklist]
    def get_setup_checklist(options: {})
      @transport.json(:get, "/setup-checklist", kind: Types::SetupChecklist, options:)
    end

    # Retrieves the workspace and its settings.
    # @return [Types::Workspace]
    def get(options: {})
      @transport.json(:get, "/workspace", kind: Types::Workspace, options:)
    end

    # Updates the workspace’s settings. Fields that you omit keep their values.
    # @option params [String] :name The name of the workspace.
    # @option params [String] :slug The slug, unique on this server, with up to 48 lowercase letters, digits, and
    #   dashes. The slug of a test workspace ends with `.test`.
    # @option params [String] :currency The currency of reports, as a lowercase ISO 4217 code.
    # @option params [String] :timezone The IANA name of the time zone. The console and analytics use it by
    #   default. Other reports and month closings are in UTC.
    # @option params [Boolean] :conversion_enabled Whether new links track conversions by default.
    # @option params [Boolean] :client_conversions_enabled Whether browsers can record leads and sales with the
    #   publishable key.
    # @option params [Boolean] :honor_opt_out Whether to ignore visitors who send `Sec-GPC` or `DNT`.
    # @option params ["first", "last"] :attribution_model The attribution model: the first or the last click
    #   before the lead earns the commission.
    # @option params [Integer, nil] :attribution_window_days The number of days after a click in which a customer
    #   can be attributed, or null for no limit.
    # @return [Types::Workspace]
    def update(options: {}, **params)
      values = named(params, :name, :slug, :currency, :timezone, :conversion_enabled,
                             :client_conversions_enabled, :honor_opt_out, :attribution_model, :attribution_window_days)
      @transport.json(:patch, "/workspace", kind: Types::Workspace, body: values, options:)
    end

    # Returns the number of items that need attention: applications, fraud flags, payout drafts, partners without
    # a payout method, and failures. Each count is at most 1,000.
    # @return [Types::Attention]
    def get_attention(options: {})
      @transport.json(:get, "/workspace/attention", kind: Types::Attention, options:)
    end

    # Deletes all data of a test workspace, including its ledger and audit log. Keys, members, domains, and
    # settings are kept. Returns 409 in a live workspace.
    # @option params [String] :confirm required: The slug of the test workspace, to confirm that all of its data
    #   is deleted.
    # @return [Types::Workspace]
    def clear_test_data(options: {}, **params)
      values = named(params, :confirm)
      @transport.json(:post, "/workspace/clear-test-data", kind: Types::Workspace, body: values, options:)
    end

    # Copies settings between the live workspace and its test workspace. Call it in the workspace that you want to
    # change. Copying programs, rewards, and emails also requires `program.write`. Copies all settings or none.
    # @option params [Array<"workspace", "hostnames", "programs", "rewards", "mails">] :parts required: The
    #   settings to copy. `workspace`: currency, time zone, tracking, and attribution. `hostnames`: adds missing
    #   hostnames. `programs`: programs and groups with their texts, but not the URLs and link domains of existing
    #   ones. `rewards`: rewards, discounts, and milestones of groups. `mails`: email templates.
    # @option params [Boolean] :dry_run Whether to only return what would change. Defaults to false.
    # @option params [String] :if_state The `state` from a dry run. Returns 409 if the settings have changed
    #   since.
    # @return [Types::CopiedSettings]
    def copy_settings(options: {}, **params)
      values = named(params, :parts, :dry_run, :if_state)
      @transport.json(:post, "/workspace/copy-settings", kind: Types::CopiedSettings, body: values, options:)
    end

    # Returns the hostnames whose pages can use the publishable key.
    # @return [Array<Types::Hostname>]
    def list_hostnames(options: {})
      @transport.json(:get, "/workspace/hostnames", kind: Types::Hostname, options:)
    end

    # Allows pages on a hostname to use the publishable key. Adding an existing hostname has no effect.
    # @option params [String] :hostname required: A hostname such as `example.com`, `*.example.com` for all
    #   subdomains, or `localhost`.
    # @return [Types::Hostname]
    def add_hostname(options: {}, **params)
      values = named(params, :hostname)
      @transport.json(:post, "/workspace/hostnames", kind: Types::Hostname, body: values, options:)
    end

    # Removes an allowed hostname. Its pages can no longer use the publishable key.
    # @return [Types::Hostname]
    def remove_hostname(hostname, options: {})
      @transport.json(:delete, path("/workspace/hostnames/{}", hostname), kind: Types::Hostname, options:)
    end

    # Returns secret API keys that haven’t been revoked, newest first.
    # @return [Array<Types::Key>]
    def list_keys(options: {})
      @transport.json(:get, "/workspace/keys", kind: Types::Key, options:)
    end

    # Creates a secret API key. The key is returned only once. Repeating the call with the same `Idempotency-Key`
    # header returns an error that names the key, so that you can revoke it.
    # @option params [String] :name required: A name for the key.
    # @option params [Array<String>] :scopes required: The scopes of the key, which can’t exceed those of the
    #   calling key: `all`, `read`, `links.read`, `links.write`, `conversions.write`, `customers.read`,
    #   `customers.write`, `analytics.read`, `analytics.write`, `program.read`, `program.write`, `payouts.write`,
    #   `mails.read`, `mails.write`, `privacy.write`, `members.read`, `members.write`, `workspace.read`,
    #   `workspace.write`, `audit.read`.
    # @option params [String, nil] :expires_at When the key expires, as an ISO 8601 time in the future. By
    #   default, it doesn’t expire.
    # @return [Types::CreateKeyResult]
    def create_key(options: {}, **params)
      values = named(params, :name, :scopes, :expires_at)
      @transport.json(:post, "/workspace/keys", kind: Types::CreateKeyResult, body: values, options:)
    end

    # Renames a secret API key. Its scopes can’t be changed.
    # @option params [String] :name required: A name for the key.
    # @return [Types::Key]
    def rename_key(id, options: {}, **params)
      values = named(params, :name)
      @transport.json(:patch, path("/workspace/keys/{}", id), kind: Types::Key, body: values, options:)
    end

    # Revokes a secret API key immediately. A key can revoke itself.
    # @return [Types::RevokeKeyResult]
    def revoke_key(id, options: {})
      @transport.json(:delete, path("/workspace/keys/{}", id), kind: Types::RevokeKeyResult, options:)
    end

    # Retrieves the workspace’s plan with its limits and current usage.
    # @return [Types::PlanUse]
    def get_plan(options: {})
      @transport.json(:get, "/workspace/plan", kind: Types::PlanUse, options:)
    end

    # Rotates the publishable key. The previous key stops working immediately, or after the number of hours that
    # you specify.
    # @option params [Integer] :overlap_hours The number of hours that the previous key keeps working. Defaults to
    #   0.
    # @return [Types::RotatePublishableKeyResult]
    def rotate_publishable_key(options: {}, **params)
      values = named(params, :overlap_hours)
      @transport.json(:post, "/workspace/publishable-key/rotate", kind: Types::RotatePublishableKeyResult, body: values, options:)
    end
  end
end
