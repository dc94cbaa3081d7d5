# frozen_string_literal: true

module Svc
  # Decimals of the currencies that do not have two.
  MINOR_DIGITS = {
    "bhd" => 3,
    "bif" => 0,
    "clf" => 4,
    "clp" => 0,
    "djf" => 0,
    "gnf" => 0,
    "iqd" => 3,
    "isk" => 0,
    "jod" => 3,
    "jpy" => 0,
    "kmf" => 0,
    "krw" => 0,
    "kwd" => 3,
    "lyd" => 3,
    "omr" => 3,
    "pyg" => 0,
    "rwf" => 0,
    "tnd" => 3,
    "ugx" => 0,
    "uyi" => 0,
    "uyw" => 4,
    "vnd" => 0,
    "vuv" => 0,
    "xaf" => 0,
    "xof" => 0,
    "xpf" => 0
  }.freeze
end
