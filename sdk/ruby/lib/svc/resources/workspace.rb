# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Settings, allowed hostnames and keys.
  class WorkspaceResource < Resource
    # Which steps of the setup are done, as the server has seen it.
    # @return [Types::SetupChecklist]
    def get_setup_checklist(options: {})
      @transport.json(:get, "/setup-checklist", kind: Types::SetupChecklist, options:)
    end

    # Get the workspace.
    # @return [Types::Workspace]
    def get(options: {})
      @transport.json(:get, "/workspace", kind: Types::Workspace, options:)
    end

    # Change the workspace's settings.
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

    # Delete all data of a test workspace.
    # @option params [String] :confirm required: The slug of the test workspace: everything in it is deleted
    # @return [Types::Workspace]
    def clear_test_data(options: {}, **params)
      values = named(params, :confirm)
      @transport.json(:post, "/workspace/clear-test-data", kind: Types::Workspace, body: values, options:)
    end

    # Copy settings from the live workspace into its test workspace, or back.
    #
    # Called in the workspace that is changed; the other one is read. Programs, rewards and mails also need
    # program.write.
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

    # List the allowed hostnames.
    # @return [Array<Types::Hostname>]
    def list_hostnames(options: {})
      @transport.json(:get, "/workspace/hostnames", kind: Types::Hostname, options:)
    end

    # Allow a hostname.
    # @option params [String] :hostname required: example.com, *.example.com (every host below it) or localhost
    # @return [Types::Hostname]
    def add_hostname(options: {}, **params)
      values = named(params, :hostname)
      @transport.json(:post, "/workspace/hostnames", kind: Types::Hostname, body: values, options:)
    end

    # Remove an allowed hostname.
    # @return [Types::Hostname]
    def remove_hostname(hostname, options: {})
      @transport.json(:delete, path("/workspace/hostnames/{}", hostname), kind: Types::Hostname, options:)
    end

    # List the secret keys.
    # @return [Array<Types::Key>]
    def list_keys(options: {})
      @transport.json(:get, "/workspace/keys", kind: Types::Key, options:)
    end

    # Create a secret key, shown once.
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

    # Rename a secret key.
    # @option params [String] :name required: What it is for
    # @return [Types::Key]
    def rename_key(id, options: {}, **params)
      values = named(params, :name)
      @transport.json(:patch, path("/workspace/keys/{}", id), kind: Types::Key, body: values, options:)
    end

    # Revoke a secret key at once.
    # @return [Types::RevokeKeyResult]
    def revoke_key(id, options: {})
      @transport.json(:delete, path("/workspace/keys/{}", id), kind: Types::RevokeKeyResult, options:)
    end

    # What the plan includes and how much is used.
    # @return [Types::PlanUse]
    def get_plan(options: {})
      @transport.json(:get, "/workspace/plan", kind: Types::PlanUse, options:)
    end

    # Replace the publishable key.
    # @option params [Integer] :overlap_hours How long the old key goes on working; default 0
    # @return [Types::RotatePublishableKeyResult]
    def rotate_publishable_key(options: {}, **params)
      values = named(params, :overlap_hours)
      @transport.json(:post, "/workspace/publishable-key/rotate", kind: Types::RotatePublishableKeyResult, body: values, options:)
    end
  end
end
