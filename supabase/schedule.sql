-- Run once in the hosted project's SQL editor: calls retry-mail every minute, so that a submission
-- whose mail failed is mailed later. Without it such a submission waits for ever.
--
-- First put two secrets into the vault:
--   select vault.create_secret('https://<project>.supabase.co', 'project_url');
--   select vault.create_secret('<the function''s RETRY_SECRET>', 'retry_secret');
--
-- To stop it: select cron.unschedule('retry-mail');

create extension if not exists pg_cron;
create extension if not exists pg_net;

select cron.schedule('retry-mail', '* * * * *', $$
  select net.http_post(
    url := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url')
      || '/functions/v1/retry-mail',
    headers := jsonb_build_object('x-retry-secret',
      (select decrypted_secret from vault.decrypted_secrets where name = 'retry_secret')),
    body := '{}'::jsonb,
    timeout_milliseconds := 50000
  )
$$);
