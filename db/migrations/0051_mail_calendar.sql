-- An appointment that a mail brings along, as calendars take it (RFC 5545).
alter table mails add column calendar text;
