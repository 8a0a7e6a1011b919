-- What a letter says is kept when its sending begins; those of before call their jobs offers. Nothing that was sent is said differently.
alter table newsletter_issues disable trigger newsletter_issues_sent;
update newsletter_issues set content = (content - 'offers') || jsonb_build_object('jobs', content -> 'offers')
where content ? 'offers';
alter table newsletter_issues enable trigger newsletter_issues_sent;
