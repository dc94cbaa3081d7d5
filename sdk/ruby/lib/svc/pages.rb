# frozen_string_literal: true

module Svc
  # A list of any length, read page by page: client.links.list.each { |link| … }. It is Enumerable, and lazy as far
  # as its reader is: client.links.list.first(5) reads one page.
  class Pages
    include Enumerable

    FULL_PAGE = 100

    def initialize(paging, query, &read)
      @paging = paging
      @query = query
      @read = read
    end

    # Reads the first page alone.
    def first_page
      @read.call(@query)
    end

    def each
      return enum_for(:each) unless block_given?

      query = @query.dup
      size = Integer(query["pageSize"] || query["limit"] || FULL_PAGE)
      loop do
        items = @read.call(query)
        items.each { |item| yield item }
        return self if items.empty? || items.length < size || query.key?("endingBefore")

        query = following(query, items.last)
      end
    end

    private

    # A cursor goes with the order of the ids only.
    def following(query, last)
      if @paging == :page || query.key?("page") || query.key?("sortBy")
        query.merge("page" => Integer(query["page"] || 1) + 1)
      elsif @paging == :number
        query.merge("after" => last["number"])
      else
        query.merge("startingAfter" => last["id"])
      end
    end
  end
end
