-- What a company outside finance makes or sells. Its sector says what its offers are, and nothing of that.
alter table companies add column industry text check (length(industry) between 1 and 80);
