# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Emails to partners and members, and their templates.
  class MailsResource < Resource
    # Returns the emails to partners that you can customize. Emails about signing in and account changes can’t be
    # customized.
    # @option params [String] :program_id required: Whose mails
    # @option params [Integer] :page From 1; default 1
    # @option params [Integer] :page_size Default: the largest, 100
    # @return [Pages<Types::MailTemplateDetail>]
    def list_templates(options: {}, **params)
      values = named(params, :program_id, :page, :page_size)
      @transport.pages("/mail-templates", :page, kind: Types::MailTemplateDetail, query: values, options:)
    end

    # Retrieves the text of an email template.
    # @option params [String] :program_id required: Whose mails
    # @option params ["ar", "de", "en", "es", "fr", "ja", "pt-BR"] :language required: Of the partners who get it
    # @return [Types::MailTemplate]
    def get_template(template, options: {}, **params)
      values = named(params, :program_id, :language)
      @transport.json(:get, path("/mail-templates/{}", template), kind: Types::MailTemplate, query: values, options:)
    end

    # Sets your own text for an email template in one language. The greeting, figures, buttons, and footer can’t
    # be changed. Unknown placeholders return 422.
    # @option params [String] :program_id required: Whose mails
    # @option params ["ar", "de", "en", "es", "fr", "ja", "pt-BR"] :language required: Of the partners who get it
    # @option params [String] :subject required: One line, with placeholders such as {program}
    # @option params [String] :body required: Instead of the paragraph below the greeting: plain text with
    #   placeholders; empty lines separate paragraphs
    # @return [Types::MailTemplate]
    def put_template(template, options: {}, **params)
      values = named(params, :program_id, :language, :subject, :body)
      @transport.json(:put, path("/mail-templates/{}", template), kind: Types::MailTemplate, body: values, options:)
    end

    # Deletes your text for an email template and restores the default text.
    # @option params [String] :program_id required: Whose mails
    # @option params ["ar", "de", "en", "es", "fr", "ja", "pt-BR"] :language required: Of the partners who get it
    # @return [Types::MailTemplate]
    def delete_template(template, options: {}, **params)
      values = named(params, :program_id, :language)
      @transport.json(:delete, path("/mail-templates/{}", template), kind: Types::MailTemplate, query: values, options:)
    end

    # Renders an email template without sending it.
    # @option params [String] :program_id required: Whose mails
    # @option params ["ar", "de", "en", "es", "fr", "ja", "pt-BR"] :language required: Of the partners who get it
    # @option params [String] :subject One line, with placeholders such as {program}
    # @option params [String] :body Instead of the paragraph below the greeting: plain text with placeholders;
    #   empty lines separate paragraphs
    # @return [Types::PreviewMailTemplateResult]
    def preview_template(template, options: {}, **params)
      values = named(params, :program_id, :language, :subject, :body)
      @transport.json(:post, path("/mail-templates/{}/preview", template), kind: Types::PreviewMailTemplateResult, body: values, options:)
    end

    # Sends the saved email template to you, with sample data.
    # @option params [String] :program_id required: Whose mails
    # @option params ["ar", "de", "en", "es", "fr", "ja", "pt-BR"] :language required: Of the partners who get it
    # @return [Types::TestMailTemplateResult]
    def test_template(template, options: {}, **params)
      values = named(params, :program_id, :language)
      @transport.json(:post, path("/mail-templates/{}/test", template), kind: Types::TestMailTemplateResult, body: values, options:)
    end

    # Returns emails to partners and to your team, newest first.
    # @option params [String] :partner_id Only mails to this partner
    # @option params ["waiting", "sent", "kept", "failed"] :status `kept`: the server has no SMTP server to send
    #   it with
    # @option params [Integer] :page From 1; default 1
    # @option params [Integer] :page_size Default: the largest, 100
    # @option params [String] :starting_after The id of the last item you have: answers what follows
    # @option params [String] :ending_before The id of the first item you have: answers what precedes
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
