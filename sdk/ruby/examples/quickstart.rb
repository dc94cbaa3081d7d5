# frozen_string_literal: true

require "net/http"
require "svc"

svc = Svc::Client.new(api_key: ENV.fetch("SVC_API_KEY"), base_url: ENV.fetch("SVC_BASE_URL"))

link = svc.links.create(url: "https://example.com/", track_conversion: true)

# Simulates a visitor. On your site, the script stores the click ID, and Svc.click_id(request) reads it.
browser = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
visit = Net::HTTP.get_response(URI(link.short_link), { "User-Agent" => browser })
click_id = URI.decode_www_form(URI(visit["location"]).query).to_h.fetch("svc_id")

customer = "user-#{link.id}"
svc.track.lead(click_id:, event_name: "Sign up", customer_external_id: customer)
price = Svc::Money.parse("19.00", "usd")
svc.track.sale(customer_external_id: customer, **price.to_h, invoice_id: "invoice-#{link.id}")

svc.events.list(event: "sales", link_id: link.id).each do |sale|
  puts "sale #{sale.id}"
end
