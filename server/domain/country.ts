export const CONTINENTS = ['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA'] as const

export type Continent = (typeof CONTINENTS)[number]

/** ISO 3166-1 (and XK, Kosovo, which the location files use). */
const COUNTRIES_OF: Record<Continent, string> = {
  AF: `AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR
    MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW`,
  AN: 'AQ BV GS HM TF',
  AS: `AE AF AM AZ BD BH BN BT CC CN GE HK ID IL IN IO IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO
    MV MY NP OM PH PK PS QA SA SG SY TH TJ TM TR TW UZ VN YE`,
  EU: `AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU
    LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA XK`,
  NA: `AG AI AW BB BL BM BQ BS BZ CA CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS MX NI PA PM
    PR SV SX TC TT US VC VG VI`,
  OC: 'AS AU CK CX FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TL TO TV UM VU WF WS',
  SA: 'AR BO BR CL CO EC FK GF GY PE PY SR UY VE',
}

const CONTINENT_BY_COUNTRY = new Map<string, Continent>(
  CONTINENTS.flatMap((continent) =>
    COUNTRIES_OF[continent].split(/\s+/).map((country) => [country, continent] as const),
  ),
)

/** Two upper-case letters each, in alphabetical order. */
export const COUNTRIES: readonly string[] = [...CONTINENT_BY_COUNTRY.keys()].sort()

export function isCountry(code: string): boolean {
  return CONTINENT_BY_COUNTRY.has(code)
}

/** Returns the continent of an upper-case country code; empty when it is unknown. */
export function continentOf(country: string): Continent | '' {
  return CONTINENT_BY_COUNTRY.get(country) ?? ''
}
