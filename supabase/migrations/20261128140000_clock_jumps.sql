-- As before, and: a clock that jumps deletes no row, mailed or not, however short the retention is. The row of
-- a mail recognises its replay, which would otherwise be mailed again.
--
-- Every row goes in two steps. A week before its time doomed_since is set, at the age of a week at the earliest,
-- so that a new row is never doomed. It goes when doomed_since is one to two weeks old; any other time was
-- written before a jump, and the week begins again.
--
-- {sentDays, failedDays, rememberSeconds} -> {sent, failed, overdue, expiring, held}
create or replace function public.purge_submissions(p jsonb)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  week constant interval := interval '7 days';
  sent_before timestamptz := now() - make_interval(days => greatest(14, (p ->> 'sentDays')::integer));
  received_before timestamptz := now() - make_interval(days => greatest(14, (p ->> 'failedDays')::integer));
  sent integer;
  failed integer;
  overdue integer;
  expiring integer;
  held integer;
begin
  delete from mail.submissions
  where status = 'sent' and sent_at < sent_before and doomed_since between now() - 2 * week and now() - week;
  get diagnostics sent = row_count;

  delete from mail.submissions
  where status <> 'sent' and received_at < received_before
    and doomed_since between now() - 2 * week and now() - week;
  get diagnostics failed = row_count;

  update mail.submissions set doomed_since = now()
  where (sent_at < sent_before + week or (status <> 'sent' and received_at < received_before + week))
    and (doomed_since between now() - 2 * week and now()) is not true;

  select
    count(*) filter (where received_at < now() - interval '1 day'),
    count(*) filter (where received_at < received_before + week),
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
