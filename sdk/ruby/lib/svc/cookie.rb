# frozen_string_literal: true

require "uri"

module Svc
  CLICK_COOKIE = "svc_id"
  private_constant :CLICK_COOKIE

  # Reads the click id that the script keeps in the cookie svc_id; nil without one.
  # @param source a request of Rails, Sinatra, Roda or Rack, a Rack environment, cookies, or a Cookie header
  def self.click_id(source)
    cookies = source.respond_to?(:cookies) ? source.cookies : source
    return click_id_of(cookies) if cookies.is_a?(String) || cookies.nil?
    return click_id_of(cookies["HTTP_COOKIE"]) if cookies.respond_to?(:key?) && cookies.key?("HTTP_COOKIE")

    value = cookies[CLICK_COOKIE] || cookies[CLICK_COOKIE.to_sym]
    value.to_s.empty? ? nil : value.to_s
  end

  def self.click_id_of(header)
    header.to_s.split(";").each do |pair|
      name, value = pair.split("=", 2)
      next unless name.strip == CLICK_COOKIE && value

      text = URI.decode_www_form_component(value.strip)
      return text.empty? ? nil : text
    end
    nil
  end
  private_class_method :click_id_of
end
