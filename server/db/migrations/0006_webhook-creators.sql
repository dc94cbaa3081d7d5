ALTER TABLE "webhooks" ADD COLUMN "created_by" text collate "C";

--> statement-breakpoint
-- Who created the endpoints that are there already stands in the audit log.
UPDATE webhooks h SET created_by = coalesce(k.created_by, substr(a.actor, 8))
FROM audit_entries a
LEFT JOIN api_keys k ON k.workspace_id = a.workspace_id AND 'key:' || k.id = a.actor
WHERE a.workspace_id = h.workspace_id AND a.type = 'webhook' AND a.action = 'created' AND a.resource_id = h.id
  AND h.enrollment_id IS NULL AND (a.actor LIKE 'member:%' OR k.created_by IS NOT NULL);
