-- A default partition each, so that no event is ever refused for its date; months are made ahead by the server.
CREATE TABLE "clicks_default" PARTITION OF "clicks" DEFAULT;--> statement-breakpoint
CREATE TABLE "leads_default" PARTITION OF "leads" DEFAULT;--> statement-breakpoint
CREATE TABLE "sales_default" PARTITION OF "sales" DEFAULT;--> statement-breakpoint
CREATE TABLE "visits_default" PARTITION OF "visits" DEFAULT;--> statement-breakpoint
INSERT INTO "locations" ("id", "continent", "country", "region", "city", "hash") VALUES (0, '', '', '', '', '\x00');--> statement-breakpoint
INSERT INTO "agents" ("id", "device", "browser", "os", "hash") VALUES (0, '', '', '', '\x00');--> statement-breakpoint
INSERT INTO "rollup_state" ("id", "closed_until", "rolled_until") VALUES (1, to_timestamp(0), to_timestamp(0));
