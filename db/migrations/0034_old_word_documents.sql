-- Documents of Word 97 to 2003 are kept like PDF and DOCX.
alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check check (kind in ('picture', 'pdf', 'doc', 'docx'));
