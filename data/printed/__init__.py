"""What is printed on cards, as files tell it: fields, faults, and card lists of other makes than ours."""
