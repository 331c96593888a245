CREATE TABLE "platform_marks" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
