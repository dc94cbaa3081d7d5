# frozen_string_literal: true

require "uri"

module Svc
  # Checks what a client is made with.
  module Settings
    URL_WANTED = "base_url is the address of your server, such as https://refer.example.com."

    module_function

    def read_key(key)
      if !key.is_a?(String) || key.empty?
        raise ConfigurationError, "api_key is missing: pass a secret key (svc_sk_…)."
      end
      if key.start_with?("svc_pk_")
        raise ConfigurationError, "api_key is a publishable key (svc_pk_…), which is for browsers. " \
                                  "Servers use a secret key (svc_sk_…)."
      end
      return key if key.match?(/\Asvc_sk_[\w-]+\z/)

      raise ConfigurationError, "api_key is not a secret key: it begins with svc_sk_ and has no spaces or line breaks."
    end

    def read_url(text)
      raise ConfigurationError, URL_WANTED unless text.is_a?(String) && text.match?(%r{\Ahttps?://[^/\s]\S*\z}i)

      url = URI.parse(text)
      raise ConfigurationError, URL_WANTED if url.userinfo || url.query || url.fragment || url.host.to_s.empty?

      "#{url.scheme}://#{url.host}:#{url.port}#{url.path.sub(%r{/+\z}, "").delete_suffix("/api")}/api"
    rescue URI::InvalidURIError
      raise ConfigurationError, URL_WANTED
    end
  end
end
