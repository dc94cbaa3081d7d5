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
    # @option params [String] :name What people call it
    # @option params [String] :slug At most 48 lower-case letters, digits and dashes; unique on this server. That
    #   of a test workspace ends with .test
    # @option params [String] :currency The currency of reports, ISO 4217 in lower case
    # @option params [String] :timezone An IANA name. Its days are those of analytics that name no time zone, and
    #   the console shows and reads all times in it; other reports are in UTC unless the call names a time zone, and
    #   months are closed in UTC
    # @option params [Boolean] :conversion_enabled Links created while it is on track conversions unless the call
    #   says otherwise
    # @option params [Boolean] :client_conversions_enabled Whether browsers may record leads and sales with the
    #   publishable key
    # @option params [Boolean] :honor_opt_out Do not record visitors who send Sec-GPC or DNT
    # @option params ["first", "last"] :attribution_model Which click of a customer earns: the first or the last
    #   before the lead
    # @option params [Integer, nil] :attribution_window_days Days after which a click earns nothing any more;
    #   null: never
    # @return [Types::Workspace]
    def update(options: {}, **params)
      values = named(params, :name, :slug, :currency, :timezone, :conversion_enabled,
                             :client_conversions_enabled, :honor_opt_out, :attribution_model, :attribution_window_days)
      @transport.json(:patch, "/workspace", kind: Types::Workspace, body: values, options:)
    end

    # Deletes all data of a test workspace, including its ledger and audit log. Keys, members, domains, and
    # settings are kept. Returns 409 in a live workspace.
    # @option params [String] :confirm required: The slug of the test workspace: everything in it is deleted
    # @return [Types::Workspace]
    def clear_test_data(options: {}, **params)
      values = named(params, :confirm)
      @transport.json(:post, "/workspace/clear-test-data", kind: Types::Workspace, body: values, options:)
    end

    # Copies settings between the live workspace and its test workspace. Call it in the workspace that you want to
    # change. Copying programs, rewards, and emails also requires `program.write`. Copies all settings or none.
    # @option params [Array<"workspace", "hostnames", "programs", "rewards", "mails">] :parts required: workspace:
    #   currency, time zone, tracking and attribution; hostnames: those that are missing are added; programs:
    #   programs and groups with their texts, but not the addresses and link domains of those that exist; rewards:
    #   rewards, discounts and milestones of groups; mails: the words of mails to partners
    # @option params [Boolean] :dry_run true: says what would change, and changes nothing. Default: false
    # @option params [String] :if_state The state that a dry run answered: 409 when settings were changed since
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
    # @option params [String] :hostname required: example.com, *.example.com (every host below it) or localhost
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
    # @option params [String] :name required: What it is for
    # @option params [Array<String>] :scopes required: Some of all, read, links.read, links.write,
    #   conversions.write, customers.read, customers.write, analytics.read, analytics.write, program.read,
    #   program.write, payouts.write, mails.read, mails.write, privacy.write, members.read, members.write,
    #   workspace.read, workspace.write, audit.read; no more than the calling key has
    # @option params [String, nil] :expires_at ISO 8601, in the future; default: never
    # @return [Types::CreateKeyResult]
    def create_key(options: {}, **params)
      values = named(params, :name, :scopes, :expires_at)
      @transport.json(:post, "/workspace/keys", kind: Types::CreateKeyResult, body: values, options:)
    end

    # Renames a secret API key. Its scopes can’t be changed.
    # @option params [String] :name required: What it is for
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

    # Replaces the publishable key. The previous key stops working immediately, or after the number of hours that
    # you specify.
    # @option params [Integer] :overlap_hours How long the old key goes on working; default 0
    # @return [Types::RotatePublishableKeyResult]
    def rotate_publishable_key(options: {}, **params)
      values = named(params, :overlap_hours)
      @transport.json(:post, "/workspace/publishable-key/rotate", kind: Types::RotatePublishableKeyResult, body: values, options:)
    end
  end
end
