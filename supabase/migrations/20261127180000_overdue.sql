-- As before, and: overdue counts the rows that have waited for their mail for more than a day. A mail service
-- that refuses every mail leaves no other sign for weeks.
--
-- {sentDays, failedDays, rememberSeconds} -> {sent, failed, overdue, expiring, held}
create or replace function public.purge_submissions(p jsonb)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  failed_days integer := (p ->> 'failedDays')::integer;
  warn interval := make_interval(days => least(7, failed_days));
  oldest timestamptz := now() - make_interval(days => failed_days);
  sent integer;
  failed integer;
  overdue integer;
  expiring integer;
  held integer;
begin
  delete from mail.submissions
  where status = 'sent' and sent_at < now() - make_interval(days => (p ->> 'sentDays')::integer);
  get diagnostics sent = row_count;

  delete from mail.submissions
  where status <> 'sent' and received_at < oldest and doomed_since <= now() - warn;
  get diagnostics failed = row_count;
  update mail.submissions set doomed_since = now()
  where status <> 'sent' and received_at < oldest + warn
    and (doomed_since is null or doomed_since > now());

  select
    count(*) filter (where received_at < now() - interval '1 day'),
    count(*) filter (where received_at < oldest + warn),
    count(*) filter (where mail.is_due(lease_until)
      and mail.may_double(unsure_since, sending_since, (p ->> 'rememberSeconds')::integer))
  into overdue, expiring, held
  from mail.submissions where status <> 'sent';

  delete from mail.rate_buckets
  where window_start not between now() - interval '2 days' and now() + interval '2 days';
  return jsonb_build_object('sent', sent, 'failed', failed, 'overdue', overdue, 'expiring', expiring,
    'held', held);
end
$$;
