# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Imports from other platforms or files: preview, progress, report, and undo.
  class ImportsResource < Resource
    # Creates an import from another platform or from files. Nothing is read or written until you preview and
    # start it.
    # @option params [String] :source required
    # @option params [String] :name What you call it
    # @option params [String, nil] :program_id
    # @option params [String, nil] :group_id Of new partners; default: default
    # @option params [String] :origin Tells apart sources whose ids may be the same: `old-shop`
    # @option params [Hash{String => String}] :settings What the source asks for, such as a key; kept only while
    #   it is read
    # @option params ["mature", "hold"] :unpaid What becomes of commissions that the source has not paid: they
    #   mature as configured, or are held for a person. Default: mature
    # @option params [Types::CreateImportFormat] :format
    # @return [Types::Import]
    def create(options: {}, **params)
      values = named(params, :source, :name, :program_id, :group_id, :origin, :settings, :unpaid, :format)
      @transport.json(:post, "/imports", kind: Types::Import, body: values, options:)
    end

    # Returns imports, newest first.
    # @option params [Integer] :page From 1; default 1
    # @option params [Integer] :page_size Default: the largest, 100
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
    # @option params ["partner", "link", "customer", "lead", "sale", "commission", "payout"] :kind required
    # @option params [Integer] :part required: From 0, in the order of the file
    # @option params [String] :text The part as text
    # @option params [String] :base64 The part’s bytes, in whatever encoding
    # @return [Types::ImportFile]
    def add_file(id, options: {}, **params)
      values = named(params, :kind, :part, :text, :base64)
      @transport.json(:post, path("/imports/{}/files", id), kind: Types::ImportFile, body: values, options:)
    end

    # Returns the rows of an import.
    # @option params ["partner", "link", "customer", "lead", "sale", "commission", "payout"] :kind
    # @option params ["new", "ready", "skipped", "known", "done", "undone", "kept"] :status
    # @option params [String] :reason
    # @option params [Integer] :after The number of the last line you have
    # @option params [Integer] :page_size Default: the largest, 100
    # @return [Pages<Types::ImportLine>]
    def list_lines(id, options: {}, **params)
      values = named(params, :kind, :status, :reason, :after, :page_size)
      @transport.pages(path("/imports/{}/lines", id), :number, kind: Types::ImportLine, query: values, options:)
    end

    # Reads the source and compares each row with existing data. Nothing is written. When the import’s status is
    # `ready`, retrieve the import to get the preview.
    # @option params [Hash{String => Hash{String => String}}] :mapping For each kind of file, the column of each
    #   value. Default: columns of that name
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
