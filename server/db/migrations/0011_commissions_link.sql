CREATE INDEX "commissions_link" ON "commissions" USING btree ("workspace_id","link_num") WHERE "commissions"."type" = 'sale' and "commissions"."link_num" is not null;
