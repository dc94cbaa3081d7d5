/** A version of a provider's API that an adapter speaks. */
export interface ProviderApi {
  /** What it is for, such as `OAuth`. */
  name: string
  version: string
  /** The first day on which the provider promises nothing any more, `YYYY-MM-DD`. Null: it has announced none. */
  sunset: string | null
  /** The provider's page that says so. */
  source: string
}

/** How many days before its end a version has to be replaced. */
export const NOTICE_DAYS = 90

/** Lists the versions that end soon, or have ended. */
export function endingApis<Api extends ProviderApi>(apis: readonly Api[], nowMs: number): Api[] {
  const latestMs = nowMs + NOTICE_DAYS * 86_400_000
  return apis.filter(({ sunset }) => sunset !== null && Date.parse(sunset) <= latestMs)
}
