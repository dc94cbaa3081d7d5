CREATE INDEX "sales_customer_id" ON "sales" USING btree ("workspace_id","customer_id");
