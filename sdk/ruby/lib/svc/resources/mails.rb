# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Emails to partners and members, and their templates.
  class MailsResource < Resource
    # Returns the emails to partners that you can customize. Emails about signing in and account changes can’t be
    # customized.
    # @option params [String] :program_id required: The ID of the program that the emails belong to.
    # @option params [Integer] :page The page number, starting at 1. Defaults to 1.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
    # @return [Pages<Types::MailTemplateDetail>]
    def list_templates(options: {}, **params)
      values = named(params, :program_id, :page, :page_size)
      @transport.pages("/mail-templates", :page, kind: Types::MailTemplateDetail, query: values, options:)
    end

    # Retrieves the text of an email template.
    # @option params [String] :program_id required: The ID of the program that the emails belong to.
    # @option params ["ar", "de", "en", "es", "fr", "ja", "pt-BR"] :language required: The language of the
    #   recipients.
    # @return [Types::MailTemplate]
    def get_template(template, options: {}, **params)
      values = named(params, :program_id, :language)
      @transport.json(:get, path("/mail-templates/{}", template), kind: Types::MailTemplate, query: values, options:)
    end

    # Sets your own text for an email template in one language. The greeting, figures, buttons, and footer can’t
    # be changed. Unknown placeholders return 422.
    # @option params [String] :program_id required: The ID of the program that the emails belong to.
    # @option params ["ar", "de", "en", "es", "fr", "ja", "pt-BR"] :language required: The language of the
    #   recipients.
    # @option params [String] :subject required: The subject on one line, with placeholders such as `{program}`.
    # @option params [String] :body required: The text that replaces the paragraph below the greeting. Plain text
    #   with placeholders. Blank lines separate paragraphs.
    # @return [Types::MailTemplate]
    def put_template(template, options: {}, **params)
      values = named(params, :program_id, :language, :subject, :body)
      @transport.json(:put, path("/mail-templates/{}", template), kind: Types::MailTemplate, body: values, options:)
    end

    # Deletes your text for an email template and restores the default text.
    # @option params [String] :program_id required: The ID of the program that the emails belong to.
    # @option params ["ar", "de", "en", "es", "fr", "ja", "pt-BR"] :language required: The language of the
    #   recipients.
    # @return [Types::MailTemplate]
    def delete_template(template, options: {}, **params)
      values = named(params, :program_id, :language)
      @transport.json(:delete, path("/mail-templates/{}", template), kind: Types::MailTemplate, query: values, options:)
    end

    # Renders an email template without sending it.
    # @option params [String] :program_id required: The ID of the program that the emails belong to.
    # @option params ["ar", "de", "en", "es", "fr", "ja", "pt-BR"] :language required: The language of the
    #   recipients.
    # @option params [String] :subject The subject on one line, with placeholders such as `{program}`.
    # @option params [String] :body The text that replaces the paragraph below the greeting. Plain text with
    #   placeholders. Blank lines separate paragraphs.
    # @return [Types::PreviewMailTemplateResult]
    def preview_template(template, options: {}, **params)
      values = named(params, :program_id, :language, :subject, :body)
      @transport.json(:post, path("/mail-templates/{}/preview", template), kind: Types::PreviewMailTemplateResult, body: values, options:)
    end

    # Sends the saved email template to you, with sample data.
    # @option params [String] :program_id required: The ID of the program that the emails belong to.
    # @option params ["ar", "de", "en", "es", "fr", "ja", "pt-BR"] :language required: The language of the
    #   recipients.
    # @return [Types::TestMailTemplateResult]
    def test_template(template, options: {}, **params)
      values = named(params, :program_id, :language)
      @transport.json(:post, path("/mail-templates/{}/test", template), kind: Types::TestMailTemplateResult, body: values, options:)
    end

    # Returns emails to partners and to your team, newest first.
    # @option params [String] :partner_id Only emails to this partner.
    # @option params ["waiting", "sent", "kept", "failed"] :status The status. `kept` means that the server can’t
    #   send email.
    # @option params [Integer] :page The page number, starting at 1. Defaults to 1.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
    # @option params [String] :starting_after A cursor: the ID of the last item on the previous page. Returns the
    #   items after it.
    # @option params [String] :ending_before A cursor: the ID of the first item on the next page. Returns the
    #   items before it.
    # @return [Pages<Types::Mail>]
    def list(options: {}, **params)
      values = named(params, :partner_id, :status, :page, :page_size, :starting_after, :ending_before)
      @transport.pages("/mails", :id, kind: Types::Mail, query: values, options:)
    end

    # Returns whether the server can send email, and how many emails are waiting.
    # @return [Types::EmailStatus]
    def get_email_status(options: {})
      @transport.json(:get, "/mails/status", kind: Types::EmailStatus, options:)
    end

    # Sends a test email to you.
    # @return [Types::TestEmail]
    def send_test_email(options: {})
      @transport.json(:post, "/mails/test", kind: Types::TestEmail, body: {}, options:)
    end

    # Retrieves an email with its content and delivery status.
    # @return [Types::Mail]
    def get(id, options: {})
      @transport.json(:get, path("/mails/{}", id), kind: Types::Mail, options:)
    end

    # Sends an email again.
    # @return [Types::Mail]
    def resend(id, options: {})
      @transport.json(:post, path("/mails/{}/resend", id), kind: Types::Mail, body: {}, options:)
    end
  end
end
