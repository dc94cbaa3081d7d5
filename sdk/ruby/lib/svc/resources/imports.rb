# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Imports from other platforms or files: preview, progress, report, and undo.
  class ImportsResource < Resource
    # Creates an import from another platform or from files. Nothing is read or written until you preview and
    # start it.
    # @option params [String] :source required: The platform or file type to import from.
    # @option params [String] :name A name for the import.
    # @option params [String, nil] :program_id The ID of the program.
    # @option params [String, nil] :group_id The ID of the group for new partners. Defaults to the default group.
    # @option params [String] :origin A name that distinguishes sources whose IDs can overlap, such as `old-shop`.
    # @option params [Hash{String => String}] :settings Values that the source requires, such as an API key.
    #   They’re deleted after the source is read.
    # @option params ["mature", "hold"] :unpaid How to treat commissions that the source hasn’t paid: let them
    #   mature as configured, or hold them for review. Defaults to `mature`.
    # @option params [Types::CreateImportFormat] :format
    # @return [Types::Import]
    def create(options: {}, **params)
      values = named(params, :source, :name, :program_id, :group_id, :origin, :settings, :unpaid, :format)
      @transport.json(:post, "/imports", kind: Types::Import, body: values, options:)
    end

    # Returns imports, newest first.
    # @option params [Integer] :page The page number, starting at 1. Defaults to 1.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
    # @return [Pages<Types::Import>]
    def list(options: {}, **params)
      values = named(params, :page, :page_size)
      @transport.pages("/imports", :page, kind: Types::Import, query: values, options:)
    end

    # Returns the platforms and file types that you can import from, with the fields that each one requires.
    # @return [Array<Types::Importer>]
    def list_importers(options: {})
      @transport.json(:get, "/imports/sources", kind: Types::Importer, options:)
    end

    # Retrieves an import with the number and total of each kind of row, the reasons for skipped rows, and the
    # amounts in the ledger.
    # @return [Types::ImportReport]
    def get(id, options: {})
      @transport.json(:get, path("/imports/{}", id), kind: Types::ImportReport, options:)
    end

    # Deletes an import that hasn’t written anything.
    # @return [Types::Import]
    def delete(id, options: {})
      @transport.json(:delete, path("/imports/{}", id), kind: Types::Import, options:)
    end

    # Uploads a file, or a part of a large file. Parts can be split at any byte. Part 0 starts the file over.
    # @option params ["partner", "link", "customer", "lead", "sale", "commission", "payout"] :kind required: The
    #   kind of rows in the file.
    # @option params [Integer] :part required: The number of the part, starting at 0.
    # @option params [String] :text The content as text.
    # @option params [String] :base64 The content as base64, in any encoding.
    # @return [Types::ImportFile]
    def add_file(id, options: {}, **params)
      values = named(params, :kind, :part, :text, :base64)
      @transport.json(:post, path("/imports/{}/files", id), kind: Types::ImportFile, body: values, options:)
    end

    # Returns the rows of an import.
    # @option params ["partner", "link", "customer", "lead", "sale", "commission", "payout"] :kind Only results of
    #   this type.
    # @option params ["new", "ready", "skipped", "known", "done", "undone", "kept"] :status Only results with this
    #   status.
    # @option params [String] :reason Only rows that were skipped for this reason.
    # @option params [Integer] :after The number of the last row on the previous page.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
    # @return [Pages<Types::ImportLine>]
    def list_lines(id, options: {}, **params)
      values = named(params, :kind, :status, :reason, :after, :page_size)
      @transport.pages(path("/imports/{}/lines", id), :number, kind: Types::ImportLine, query: values, options:)
    end

    # Reads the source and compares each row with existing data. Nothing is written. When the import’s status is
    # `ready`, retrieve the import to get the preview.
    # @option params [Hash{String => Hash{String => String}}] :mapping For each kind of file, the column of each
    #   value. Defaults to columns with the same names.
    # @option params [Types::CreateImportFormat] :format
    # @return [Types::Import]
    def preview(id, options: {}, **params)
      values = named(params, :mapping, :format)
      @transport.json(:post, path("/imports/{}/preview", id), kind: Types::Import, body: values, options:)
    end

    # Writes the previewed rows, or continues an import that failed. No emails are sent and no payouts are made.
    # Amounts that partners are owed are posted to the ledger.
    # @return [Types::Import]
    def start(id, options: {})
      @transport.json(:post, path("/imports/{}/start", id), kind: Types::Import, options:)
    end

    # Undoes an import completely. Returns 409 if any of its commissions has been paid or refunded.
    # @return [Types::Import]
    def undo(id, options: {})
      @transport.json(:post, path("/imports/{}/undo", id), kind: Types::Import, options:)
    end
  end
end
