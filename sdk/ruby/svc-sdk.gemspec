# frozen_string_literal: true

Gem::Specification.new do |spec|
  spec.name = "svc-sdk"
  spec.version = "0.1.0"
  spec.summary = "The API of svc for servers: tracking, links, partners, rewards and payouts."
  spec.authors = ["The svc contributors"]
  spec.license = "MIT"
  spec.required_ruby_version = ">= 3.1"
  spec.files = Dir["lib/**/*.rb", "README.md", "LICENSE"]
  spec.metadata = { "rubygems_mfa_required" => "true" }
end
