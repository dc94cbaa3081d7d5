# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Emails to partners and members.
  class MailsResource < Resource
    # List the mails to partners that a program may word itself.
    #
    # Mails about signing in and about changes of an account keep their words.
    # @option params [String] :program_id required: Whose mails
    # @option params [Integer] :page From 1; default 1
    # @option params [Integer] :page_size Default: the largest, 100
    # @return [Pages<Types::MailTemplateDetail>]
    def list_templates(options: {}, **params)
      values = named(params, :program_id, :page, :page_size)
      @transport.pages("/mail-templates", :page, kind: Types::MailTemplateDetail, query: values, options:)
    end

    # Read the words of a mail.
    # @option params [String] :program_id required: Whose mails
    # @option params ["ar", "de", "en", "es", "fr", "ja", "pt-BR"] :language required: Of the partners who get it
    # @return [Types::MailTemplate]
    def get_template(template, options: {}, **params)
      values = named(params, :program_id, :language)
      @transport.json(:get, path("/mail-templates/{}", template), kind: Types::MailTemplate, query: values, options:)
    end

    # Word a mail yourself, in one language.
    #
    # Greeting, figures, buttons and the end stay. A placeholder that the mail does not have answers 422.
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

    # Return to the words that the server brings along.
    # @option params [String] :program_id required: Whose mails
    # @option params ["ar", "de", "en", "es", "fr", "ja", "pt-BR"] :language required: Of the partners who get it
    # @return [Types::MailTemplate]
    def delete_template(template, options: {}, **params)
      values = named(params, :program_id, :language)
      @transport.json(:delete, path("/mail-templates/{}", template), kind: Types::MailTemplate, query: values, options:)
    end

    # Show a mail, without sending it.
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

    # Send a mail to yourself.
    #
    # With the words that are stored, about a made-up partner.
    # @option params [String] :program_id required: Whose mails
    # @option params ["ar", "de", "en", "es", "fr", "ja", "pt-BR"] :language required: Of the partners who get it
    # @return [Types::TestMailTemplateResult]
    def test_template(template, options: {}, **params)
      values = named(params, :program_id, :language)
      @transport.json(:post, path("/mail-templates/{}/test", template), kind: Types::TestMailTemplateResult, body: values, options:)
    end

    # Mails to partners and to the program’s people, the newest first.
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

    # Whether mails leave the server, and how many have not.
    # @return [Types::EmailStatus]
    def get_email_status(options: {})
      @transport.json(:get, "/mails/status", kind: Types::EmailStatus, options:)
    end

    # Send a mail to yourself, to try it out.
    # @return [Types::TestEmail]
    def send_test_email(options: {})
      @transport.json(:post, "/mails/test", kind: Types::TestEmail, body: {}, options:)
    end

    # One mail.
    # @return [Types::Mail]
    def get(id, options: {})
      @transport.json(:get, path("/mails/{}", id), kind: Types::Mail, options:)
    end

    # Send a mail again.
    # @return [Types::Mail]
    def resend(id, options: {})
      @transport.json(:post, path("/mails/{}/resend", id), kind: Types::Mail, body: {}, options:)
    end
  end
end
